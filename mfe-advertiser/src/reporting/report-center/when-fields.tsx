import { ReportRhythm } from '@tessera/contracts/calls/report-center'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { words } from './words.ts'

interface WhenFieldsProps {
  readonly zone: string
  /** Null for a report that is made once. */
  readonly rhythm: ReportRhythm | null
  readonly onChange: (rhythm: ReportRhythm | null) => void
}

/** Chooses when a report is made. */
export function WhenFields({ zone, rhythm, onChange }: WhenFieldsProps): ReactElement {
  return (
    <SelectField
      label={words.when()}
      value={rhythm ?? 'once'}
      hint={rhythm === null ? undefined : words.whenHow({ hour: timings.reportMorningHour, zone })}
      onChange={({ target }) => onChange(z.safeParse(ReportRhythm, target.value).data ?? null)}
    >
      <option value="once">{words.once()}</option>
      {ReportRhythm.options.map((each) => (
        <option key={each} value={each}>
          {words[each]()}
        </option>
      ))}
    </SelectField>
  )
}
