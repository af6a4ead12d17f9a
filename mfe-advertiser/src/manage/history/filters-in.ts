import { ReportDay } from '@tessera/contracts/ads/report-options'
import { AdChangeLevel } from '@tessera/contracts/calls/ad-reports'
import { CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'

const Filters = {
  from: ReportDay,
  to: ReportDay,
  level: AdChangeLevel,
  campaign_id: CampaignId,
} as const

const read = <S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> | undefined =>
  z.safeParse(schema, value).data

/** Reads the filters of the history; what makes no sense is left out. */
export function filtersIn(query: URLSearchParams) {
  const from = read(Filters.from, query.get('from'))
  const to = read(Filters.to, query.get('to'))
  const level = read(Filters.level, query.get('level'))
  const campaign = read(Filters.campaign_id, query.get('campaign_id'))
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(level === undefined ? {} : { level }),
    ...(campaign === undefined ? {} : { campaign_id: campaign }),
  }
}

export type ChangeFilters = ReturnType<typeof filtersIn>
