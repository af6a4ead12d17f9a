import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import type { FieldsProps } from './fields-props.ts'
import styles from './rules.module.css'
import { hourText } from './sentence.ts'
import { useWriting } from './use-writing.ts'
import { words } from './words.ts'

const every = { 1: words.every1, 3: words.every3, 7: words.every7 } as const
const intervals = [1, 3, 7] as const

const hours = Array.from({ length: 25 }, (_, hour) => hour)

/** Chooses how often a rule acts on one object, and in which hours. */
export function TimeFields({ account, draft, faults, change }: FieldsProps): ReactElement {
  const { locale } = useWriting(account.currency)
  const option = (hour: number) => (
    <option key={hour} value={hour}>
      {hourText(hour, locale)}
    </option>
  )
  return (
    <fieldset className={styles.part}>
      <legend>{words.often()}</legend>
      <div className={styles.fields}>
        <SelectField
          label={words.every()}
          value={draft.every_days}
          onChange={({ target }) =>
            change({ every_days: intervals.find((days) => String(days) === target.value) ?? 1 })
          }
        >
          {intervals.map((days) => (
            <option key={days} value={days}>
              {every[days]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.from()}
          value={draft.from_hour}
          onChange={({ target }) => change({ from_hour: Number(target.value) })}
        >
          {hours.slice(0, 24).map(option)}
        </SelectField>
        <SelectField
          label={words.to()}
          value={draft.to_hour}
          error={faults.includes('hours') ? words.hoursFault() : undefined}
          onChange={({ target }) => change({ to_hour: Number(target.value) })}
        >
          {hours.slice(1).map(option)}
        </SelectField>
      </div>
      <p className={styles.note}>{words.zone({ zone: account.time_zone ?? 'UTC' })}</p>
    </fieldset>
  )
}
