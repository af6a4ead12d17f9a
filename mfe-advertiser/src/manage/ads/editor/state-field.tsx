import { CampaignState } from '@tessera/contracts/calls/campaigns'
import { z } from '@tessera/contracts/schema'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { words } from '../frame/words.ts'
import { Fixed } from './fixed.tsx'

interface StateFieldProps {
  readonly label: string
  readonly state: CampaignState
  /** The state on the service; undefined for what is yet to be created. */
  readonly was: CampaignState | undefined
  readonly onChange: (state: CampaignState) => void
}

const states = ['active', 'paused', 'archived'] as const

/** Chooses whether something runs, pauses or has ended. What has ended stays so. */
export function StateField({ label, state, was, onChange }: StateFieldProps): ReactElement {
  if (was === 'archived')
    return <Fixed label={label} value={words.archived()} why={words.archivedFixed()} />
  return (
    <SelectField
      label={label}
      value={state}
      hint={state === 'archived' ? words.archivedHint() : undefined}
      onChange={({ currentTarget }) => {
        const chosen = z.safeParse(CampaignState, currentTarget.value).data
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {states.map((each) => (
        <option key={each} value={each}>
          {words[each]()}
        </option>
      ))}
    </SelectField>
  )
}
