import { Objective } from '@tessera/contracts/ads/objectives'
import type { ReportMetric } from '@tessera/contracts/ads/report-metrics'
import {
  AttributionWindow,
  ReportBreakdown,
  ReportDay,
  ReportState,
  usualWindows,
} from '@tessera/contracts/ads/report-options'
import { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { type ColumnChoice, columnChoice, columnsOf, metricsIn } from './report-columns.ts'
import { type CompareChoice, type DateChoice, type DayRange, datePresets } from './report-dates.ts'

/** What a report shows. All of it stands in the query of its address. */
export interface ReportView {
  readonly dates: DateChoice
  readonly compare: CompareChoice
  readonly columns: ColumnChoice
  readonly sort: ReportMetric | 'name' | 'group'
  readonly isAscending: boolean
  readonly objectives: readonly Objective[]
  readonly states: readonly ReportState[]
  readonly search: string
  readonly breakdown: ReportBreakdown | null
  readonly campaignId: CampaignId | null
  readonly adGroupId: AdGroupId | null
  readonly clickWindow: AttributionWindow
  readonly viewWindow: AttributionWindow
  /** The one or two metrics of the chart. */
  readonly charted: readonly ReportMetric[]
}

/** What is not in an address is this. */
const usual = { dates: 'last-30', sort: 'spend' } as const

const read = <S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> | null =>
  z.safeParse(schema, value).data ?? null

function rangeIn(query: URLSearchParams, first: string, last: string): DayRange | null {
  const from = read(ReportDay, query.get(first))
  const to = read(ReportDay, query.get(last))
  return from === null || to === null || from > to ? null : { from, to }
}

/** Reads a list of values; those that there are not are left out. */
const listIn = <S extends z.core.$ZodType>(schema: S, text: string | null): z.output<S>[] => [
  ...new Set((text ?? '').split(',').flatMap((each) => read(schema, each) ?? [])),
]

function compareIn(query: URLSearchParams): CompareChoice {
  const choice = query.get('compare')
  if (choice === 'previous' || choice === 'year') return choice
  return rangeIn(query, 'comp_start_date', 'comp_end_date') ?? 'none'
}

function windowIn(text: string | null, otherwise: AttributionWindow): AttributionWindow {
  return text === null || text === ''
    ? otherwise
    : (read(AttributionWindow, Number(text)) ?? otherwise)
}

function sortIn(text: string | null, breakdown: ReportBreakdown | null): ReportView['sort'] {
  if (text === 'name' || (text === 'group' && breakdown !== null)) return text
  return metricsIn(text ?? '')[0] ?? usual.sort
}

/** Reads what a report shows from its query. What makes no sense is left out, as if it weren't there. */
export function reportView(query: URLSearchParams): ReportView {
  const breakdown = read(ReportBreakdown, query.get('by'))
  const columns = columnChoice(query.get('columns'))
  const charted = metricsIn(query.get('chart') ?? '').slice(0, 2)
  return {
    dates:
      rangeIn(query, 'start_date', 'end_date') ??
      datePresets.find((preset) => preset === query.get('dates')) ??
      usual.dates,
    compare: compareIn(query),
    columns,
    sort: sortIn(query.get('sort'), breakdown),
    isAscending: query.get('order') === 'ascending',
    objectives: listIn(Objective, query.get('objective_types')),
    states: listIn(ReportState, query.get('states')),
    search: (query.get('search') ?? '').slice(0, 100),
    breakdown,
    campaignId: read(CampaignId, query.get('campaign_id')),
    adGroupId: read(AdGroupId, query.get('ad_group_id')),
    clickWindow: windowIn(query.get('click_window'), usualWindows.click_window),
    viewWindow: windowIn(query.get('view_window'), usualWindows.view_window),
    charted: charted.length === 0 ? columnsOf(columns).slice(0, 1) : charted,
  }
}

/** The changes that a choice makes to the query: a parameter that is null leaves it. */
export type QueryChanges = Readonly<Record<string, string | null>>

/** Returns the query of a choice of days. */
export const datesQuery = (choice: DateChoice): QueryChanges =>
  typeof choice === 'object'
    ? { dates: null, start_date: choice.from, end_date: choice.to }
    : { dates: choice === usual.dates ? null : choice, start_date: null, end_date: null }

/** Returns the query of a choice of days to compare with. */
export const compareQuery = (choice: CompareChoice): QueryChanges =>
  typeof choice === 'object'
    ? { compare: null, comp_start_date: choice.from, comp_end_date: choice.to }
    : {
        compare: choice === 'none' ? null : choice,
        ...{ comp_start_date: null, comp_end_date: null },
      }

/** Returns the query of a choice of columns. */
export const columnsQuery = (choice: ColumnChoice): QueryChanges => ({
  columns: typeof choice === 'string' ? (choice === 'performance' ? null : choice) : choice.join(),
})

/**
 * Returns the query after a press on a column's head: numbers begin with the highest, names with the
 * first, and a second press turns the order around.
 */
export function sortQuery(view: ReportView, sort: ReportView['sort']): QueryChanges {
  const first = sort === 'name' || sort === 'group'
  const isAscending = view.sort === sort ? !view.isAscending : first
  return {
    sort: sort === usual.sort ? null : sort,
    order: isAscending ? 'ascending' : null,
  }
}

/** Adds a value to a list of the query, or takes it out. */
export const toggledIn = (chosen: readonly string[], value: string): string =>
  (chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]).join()
