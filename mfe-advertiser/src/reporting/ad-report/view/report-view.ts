import { Objective } from '@tessera/contracts/ads/objectives'
import { type ReportMetric, reportMetricNames } from '@tessera/contracts/ads/report-metrics'
import {
  AttributionWindow,
  ReportBreakdown,
  ReportDay,
  type ReportLevel,
  ReportState,
} from '@tessera/contracts/ads/report-options'
import { type DayRange, ReportComparison, ReportPeriod } from '@tessera/contracts/ads/report-period'
import {
  columnPresetNames,
  columnPresets,
  type ReportColumn,
  ReportSort,
  type ReportView,
  reportColumnNames,
} from '@tessera/contracts/ads/report-view'
import { AdGroupId, CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { daysIn } from '../../../kit/dates/day-in-zone.ts'

const read = <S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> | undefined =>
  z.safeParse(schema, value).data

/** Reads a list of values; those that there are not are left out. */
function listIn<S extends z.core.$ZodType>(schema: S, text: string): z.output<S>[] | undefined {
  const found = [...new Set(text.split(',').flatMap((each) => read(schema, each) ?? []))]
  return found.length === 0 ? undefined : found
}

function rangeIn(query: URLSearchParams, first: string, last: string): DayRange | undefined {
  const from = read(ReportDay, query.get(first))
  const to = read(ReportDay, query.get(last))
  if (from === undefined || to === undefined || from > to) return undefined
  return daysIn({ from, to }) > limits.adReportDaysMax ? undefined : { from, to }
}

function periodIn(query: URLSearchParams, base: ReportPeriod): ReportPeriod {
  const range = rangeIn(query, 'start_date', 'end_date')
  if (range !== undefined) return { kind: 'fixed', ...range }
  const name = query.get('dates') ?? ''
  const [, days] = /^last-(\d+)$/.exec(name) ?? []
  const period = days === undefined ? { kind: name } : { kind: 'last-days', days: Number(days) }
  return read(ReportPeriod, period) ?? base
}

function comparisonIn(
  query: URLSearchParams,
  base: ReportComparison | null,
): ReportComparison | null {
  const range = rangeIn(query, 'comp_start_date', 'comp_end_date')
  if (range !== undefined) return { kind: 'fixed', ...range }
  const name = query.get('compare')
  return name === '' ? null : (read(ReportComparison, { kind: name }) ?? base)
}

/** Returns the columns among some names. */
export const columnsNamed = (names: readonly string[]): ReportColumn[] =>
  names.flatMap((name) => reportColumnNames.find((each) => each === name) ?? [])

/** Returns the metrics among some names. */
export const metricsIn = (names: readonly string[]): readonly ReportMetric[] =>
  names.flatMap((name) => reportMetricNames.find((each) => each === name) ?? [])

/** Reads columns: a set by its name, or names of columns; those that there are not are left out. */
function columnsIn(text: string): ReportColumn[] | undefined {
  const preset = columnPresetNames.find((name) => name === text)
  if (preset !== undefined) return [...columnPresets[preset]]
  const found = columnsNamed(text.split(','))
  return found.length === 0 ? undefined : [...new Set(found)]
}

const windowIn = (text: string) => read(AttributionWindow, Number(text))

/**
 * Reads what a report shows from its query, on top of a saved view or the account's own choices. An empty
 * parameter takes a choice away; what makes no sense is left out, as if it weren't there.
 */
export function reportView(query: URLSearchParams, base: ReportView): ReportView {
  const choice = <Value>(
    name: string,
    usual: Value | undefined,
    readIt: (text: string) => Value | undefined,
  ): Value | undefined => {
    const text = query.get(name)
    if (text === null) return usual
    return text === '' ? undefined : (readIt(text) ?? usual)
  }
  const breakdown = choice('by', base.breakdown, (text) => read(ReportBreakdown, text))
  const sort = choice('sort', base.sort, (text) => read(ReportSort, text)) ?? base.sort
  const order = query.get('order')
  return {
    level: base.level,
    breakdown,
    period: periodIn(query, base.period),
    comparison: comparisonIn(query, base.comparison),
    columns: choice('columns', base.columns, columnsIn) ?? base.columns,
    sort: sort === 'group' && breakdown === undefined ? 'spend' : sort,
    is_ascending: order === null ? base.is_ascending : order === 'ascending',
    objective_types: choice('objective_types', base.objective_types, (text) =>
      listIn(Objective, text),
    ),
    states: choice('states', base.states, (text) => listIn(ReportState, text)),
    search: choice('search', base.search, (text) => text.slice(0, 100)),
    campaign_id: choice('campaign_id', base.campaign_id, (text) => read(CampaignId, text)),
    ad_group_id: choice('ad_group_id', base.ad_group_id, (text) => read(AdGroupId, text)),
    click_window: choice('click_window', base.click_window, windowIn),
    view_window: choice('view_window', base.view_window, windowIn),
  }
}

/** Sorts by a pressed column: numbers begin with the highest, names with the first. */
export const sortedBy = (view: ReportView, sort: ReportSort): Partial<ReportView> => ({
  sort,
  is_ascending: view.sort === sort ? !view.is_ascending : sort === 'name' || sort === 'group',
})

/** Adds a value to the chosen ones, or takes it out; without any there is no choice. */
export function toggledIn<Value>(
  chosen: readonly Value[] | undefined = [],
  value: Value,
): Value[] | undefined {
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  return next.length === 0 ? undefined : next
}

/** Returns what a report shows before anything is chosen. */
export const usualView = (
  level: ReportLevel,
  chosen: Pick<ReportView, 'columns' | 'click_window' | 'view_window'>,
): ReportView => ({
  ...chosen,
  level,
  period: { kind: 'last-days', days: 30 },
  comparison: null,
  sort: 'spend',
  is_ascending: false,
})
