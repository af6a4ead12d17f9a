import type { DayRange } from '@tessera/contracts/ads/report-period'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import { daysIn } from '../../../kit/dates/day-in-zone.ts'
import { words } from '../view/words.ts'
import styles from './controls.module.css'

interface DatesModalProps {
  readonly title: string
  readonly zone: string
  readonly today: string
  readonly range: DayRange
  readonly onClose: () => void
  readonly onChoose: (range: DayRange) => void
}

/** Asks for a first and a last day. */
export function DatesModal(props: DatesModalProps): ReactElement {
  const { title, zone, today, range, onClose, onChoose } = props
  const [{ from, to }, write] = useState(range)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from === '' || to === '' || from > to || daysIn({ from, to }) > limits.adReportDaysMax)
      setWrong(true)
    else onChoose({ from, to })
  }
  return (
    <Modal title={title} width={420} sheet onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={words.firstDay()}
          type="date"
          min="2020-01-01"
          max={today}
          value={from}
          onChange={({ target }) => write({ from: target.value, to })}
        />
        <TextField
          label={words.lastDay()}
          type="date"
          min="2020-01-01"
          max={today}
          value={to}
          error={isWrong ? words.datesFault({ days: limits.adReportDaysMax }) : undefined}
          onChange={({ target }) => write({ from, to: target.value })}
        />
        <p className={styles.note}>{words.zone({ zone })}</p>
        <Button kind="primary" type="submit">
          {words.apply()}
        </Button>
      </form>
    </Modal>
  )
}
