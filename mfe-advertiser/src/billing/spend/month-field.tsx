import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { words } from '../frame/words.ts'
import styles from './spend.module.css'

interface MonthFieldProps {
  readonly months: readonly string[]
  readonly value: string
  readonly onChange: (month: string) => void
}

/** Chooses a month of a report. */
export function MonthField({ months, value, onChange }: MonthFieldProps): ReactElement {
  const { monthName } = useMoney('USD')
  return (
    <SelectField
      label={words.month()}
      name="month"
      className={styles.month}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {months.map((month) => (
        <option key={month} value={month}>
          {monthName(month)}
        </option>
      ))}
    </SelectField>
  )
}
