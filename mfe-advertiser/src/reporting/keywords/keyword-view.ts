import { KeywordMatch, KeywordMetric, KeywordState } from '@tessera/contracts/ads/keywords'
import { usualWindows } from '@tessera/contracts/ads/report-options'
import type { ReportComparison, ReportPeriod } from '@tessera/contracts/ads/report-period'
import type { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { KeywordReport } from '../ad-report/view/report-of.ts'
import { comparisonQuery, periodQuery } from '../ad-report/view/report-query.ts'
import { reportView, usualView } from '../ad-report/view/report-view.ts'

/** The columns that sort keywords, besides metrics. */
const KeywordSort = z.union([KeywordMetric, z.enum(['name', 'bid', 'created'])])
export type KeywordSort = z.infer<typeof KeywordSort>

/** All that a report of keywords or searches shows, as its address says it. */
export interface KeywordView {
  readonly period: ReportPeriod
  readonly comparison: ReportComparison | null
  readonly columns: readonly KeywordMetric[]
  readonly sort: KeywordSort
  readonly is_ascending: boolean
  readonly states?: readonly KeywordState[] | undefined
  readonly matches?: readonly KeywordMatch[] | undefined
  readonly search?: string | undefined
  readonly campaign_id?: CampaignId | undefined
  readonly ad_group_id?: AdGroupId | undefined
}

const usualColumns: readonly KeywordMetric[] = [
  ...(['spend', 'impressions', 'clicks', 'click_rate', 'cost_per_click', 'saves'] as const),
]

/** Reads the values of a list that there are; undefined for none. */
function listIn<S extends z.core.$ZodType>(
  schema: S,
  text: string | null,
): readonly z.output<S>[] | undefined {
  const found = [...new Set((text ?? '').split(','))].flatMap((each) => {
    const read = z.safeParse(schema, each)
    return read.success ? [read.data] : []
  })
  return found.length === 0 ? undefined : found
}

/** Reads what a report shows from its query; what makes no sense is left out. */
export function keywordView(query: URLSearchParams): KeywordView {
  const base = usualView('campaigns', { ...usualWindows, columns: ['spend'] })
  const { period, comparison, search, campaign_id, ad_group_id } = reportView(query, base)
  return {
    period,
    comparison,
    search,
    campaign_id,
    ad_group_id,
    columns: listIn(KeywordMetric, query.get('columns')) ?? usualColumns,
    sort: z.safeParse(KeywordSort, query.get('sort')).data ?? 'spend',
    is_ascending: query.get('order') === 'ascending',
    states: listIn(KeywordState, query.get('states')),
    matches: listIn(KeywordMatch, query.get('matches')),
  }
}

const parametersOf = (view: KeywordView): Readonly<Record<string, string>> => ({
  ...periodQuery(view.period),
  ...(view.comparison === null ? {} : comparisonQuery(view.comparison)),
  columns: view.columns.join(),
  sort: view.sort,
  order: view.is_ascending ? 'ascending' : 'descending',
  states: view.states?.join() ?? '',
  matches: view.matches?.join() ?? '',
  search: view.search ?? '',
  campaign_id: view.campaign_id ?? '',
  ad_group_id: view.ad_group_id ?? '',
})

/** Returns the query of a view: what differs from the usual one. */
export function keywordQuery(view: KeywordView): URLSearchParams {
  const usual = parametersOf(keywordView(new URLSearchParams()))
  const given = Object.entries(parametersOf(view)).filter(
    ([name, text]) => (usual[name] ?? '') !== text,
  )
  return new URLSearchParams(given)
}

/** Returns the query of the days of a report, and of what it is within, which all reports have alike. */
export const sharedQuery = ({
  period,
  comparison,
  campaign_id,
  ad_group_id,
}: Pick<KeywordView, 'period' | 'comparison' | 'campaign_id' | 'ad_group_id'>): URLSearchParams =>
  keywordQuery({
    ...keywordView(new URLSearchParams()),
    period,
    comparison,
    campaign_id,
    ad_group_id,
  })

/** Returns the changes that reset what means something else in another report. */
export const ownOfReport = (report: KeywordReport, next: KeywordReport): Partial<KeywordView> =>
  report === next
    ? {}
    : {
        search: undefined,
        states: undefined,
        matches: undefined,
        sort: 'spend',
        is_ascending: false,
      }

/** The order after a press on a column's head: numbers begin with the highest, names with the first. */
export const sortedBy = (view: KeywordView, sort: KeywordSort): Partial<KeywordView> => ({
  sort,
  is_ascending: view.sort === sort ? !view.is_ascending : sort === 'name',
})
