import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import type { KeywordKind } from '@tessera/contracts/ads/keywords'
import type { ReportEntity } from '@tessera/contracts/calls/ad-reports'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { SelectField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { nameOf } from './owner-columns.tsx'
import type { OpenKeywordReport } from './use-keyword-report.ts'
import { words } from './words.ts'

/** The campaign or the ad group that gets keywords. */
export type Owner = CampaignId | AdGroupId

/** Returns the owner that a report is within; undefined for one of all campaigns. */
export const ownerWithin = ({ view }: OpenKeywordReport, kind: KeywordKind): Owner | undefined =>
  kind === 'campaign-negative' ? view.campaign_id : view.ad_group_id

interface OwnerFieldProps {
  readonly open: OpenKeywordReport
  readonly kind: KeywordKind
  readonly owner: Owner | undefined
  readonly error: string | undefined
  readonly onChange: (owner: Owner | undefined) => void
}

const labelOf = (entity: ReportEntity): string =>
  entity.campaign === null ? nameOf(entity) : `${nameOf(entity.campaign)} · ${nameOf(entity)}`

/** Chooses the campaign or the ad group of keywords; nothing where the report is within one. */
export function OwnerField(props: OwnerFieldProps): ReactElement | null {
  const { open, kind, owner, error, onChange } = props
  const { client } = useShell()
  const isCampaign = kind === 'campaign-negative'
  const isGiven = ownerWithin(open, kind) !== undefined
  const { campaign_id } = open.view
  const { today } = open.clock
  const { data } = useQuery({
    ...queryOptions(client, adReport, {
      advertiser_id: open.account.id,
      from: today,
      to: today,
      level: isCampaign ? ('campaigns' as const) : ('adgroups' as const),
      states: ['active', 'paused', 'draft'],
      sort: 'name',
      is_ascending: true,
      page_size: 500,
      ...(campaign_id === undefined ? {} : { campaign_id }),
    }),
    enabled: !isGiven,
  })
  if (isGiven) return null
  const Id = isCampaign ? CampaignId : AdGroupId
  return (
    <SelectField
      label={isCampaign ? words.campaign() : words.adGroup()}
      value={owner ?? ''}
      error={error}
      onChange={({ target }) => onChange(z.safeParse(Id, target.value).data)}
    >
      <option value="">{words.choose()}</option>
      {data?.rows.map(({ entity }) => (
        <option key={entity.id} value={entity.id}>
          {labelOf(entity)}
        </option>
      ))}
    </SelectField>
  )
}
