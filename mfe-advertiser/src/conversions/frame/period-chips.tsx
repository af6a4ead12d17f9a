import { Chip, ChipRow } from '@tessera/ui/chip'
import type { ReactElement } from 'react'
import type { HealthDays } from './use-calls.ts'
import { words } from './words.ts'

const periods = [7, 30, 90] as const

interface PeriodChipsProps {
  readonly days: HealthDays
  readonly onChange: (days: HealthDays) => void
}

/** Chooses how many of the last days a page is about. */
export function PeriodChips({ days, onChange }: PeriodChipsProps): ReactElement {
  return (
    <ChipRow label={words.period()}>
      {periods.map((each) => (
        <Chip key={each} pressed={each === days} onClick={() => onChange(each)}>
          {words.days({ days: each })}
        </Chip>
      ))}
    </ChipRow>
  )
}
