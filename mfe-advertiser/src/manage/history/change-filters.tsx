import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { AdChangeLevel } from '@tessera/contracts/calls/ad-reports'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import type { ChangeFilters } from './filters-in.ts'
import styles from './history.module.css'
import { words } from './words.ts'

interface ChangeFiltersProps {
  readonly advertiserId: AdvertiserId
  readonly filters: ChangeFilters
  /** Called with the filter that is changed; an empty text takes it away. */
  readonly onChange: (part: { readonly [Name in keyof ChangeFilters]?: string }) => void
}

/** Chooses the changes by their days, level and campaign. */
export function ChangeFilterFields(props: ChangeFiltersProps): ReactElement {
  const { advertiserId, filters, onChange } = props
  const { client } = useShell()
  const input = { advertiser_id: advertiserId, page_size: limits.pageSizeMax }
  const { data: campaigns = [] } = useQuery(queryOptions(client, listCampaigns, input))
  const { campaign_id: campaign = '' } = filters
  const isListed = campaign === '' || campaigns.some(({ id }) => id === campaign)
  return (
    <fieldset aria-label={words.filters()} className={styles.filters}>
      <TextField
        label={words.from()}
        type="date"
        value={filters.from ?? ''}
        max={filters.to}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={words.to()}
        type="date"
        value={filters.to ?? ''}
        min={filters.from}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <SelectField
        label={words.level()}
        value={filters.level ?? ''}
        onChange={({ target }) => onChange({ level: target.value })}
      >
        <option value="">{words.any()}</option>
        {AdChangeLevel.options.map((level) => (
          <option key={level} value={level}>
            {words[level]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.campaign()}
        value={campaign}
        onChange={({ target }) => onChange({ campaign_id: target.value })}
      >
        <option value="">{words.anyCampaign()}</option>
        {isListed ? null : <option value={campaign}>{words.thisCampaign()}</option>}
        {campaigns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name === '' ? words.untitled() : name}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
