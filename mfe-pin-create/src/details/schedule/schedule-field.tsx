import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { isFitTime, localText, momentOf, nextHour, scheduleBounds, zoneName } from './local-time.ts'
import styles from './schedule-field.module.css'
import { words } from './words.ts'

interface TimeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A date and time in the reader's time zone that a pin can be scheduled for. */
export function TimeField({ value, onChange }: TimeFieldProps): ReactElement {
  const locale = useShell().$locale.get()
  const now = new Date()
  const { first, last } = scheduleBounds(now)
  const { scheduleMinutesMin: minutes, scheduleDaysMax: days } = limits
  return (
    <TextField
      type="datetime-local"
      label={words.time()}
      hint={words.zone({ zone: zoneName(locale, momentOf(value) ?? now) })}
      error={isFitTime(value, now) ? undefined : words.unfit({ minutes, days })}
      min={localText(first)}
      max={localText(last)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Publishes a pin later. '' publishes it at once. */
export function ScheduleField({ value, onChange }: TimeFieldProps): ReactElement {
  return (
    <div className={styles.schedule}>
      <Checkbox
        label={words.later()}
        checked={value !== ''}
        onChange={({ target }) => onChange(target.checked ? localText(nextHour(new Date())) : '')}
      />
      {value === '' ? null : <TimeField {...{ value, onChange }} />}
      <p className={styles.list}>
        <Link to={paths.scheduledPins.to()}>{words.seeScheduled()}</Link>
      </p>
    </div>
  )
}
