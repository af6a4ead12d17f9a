import type { ReportComparison, ReportPeriod } from '@tessera/contracts/ads/report-period'
import { presetOf, type ReportView } from '@tessera/contracts/ads/report-view'

type Parameters = Readonly<Record<string, string>>

/** Returns the query of a period. */
export function periodQuery(period: ReportPeriod): Parameters {
  if (period.kind === 'fixed') return { start_date: period.from, end_date: period.to }
  return { dates: period.kind === 'last-days' ? `last-${period.days}` : period.kind }
}

/** Returns the query of the compared days. */
export function comparisonQuery(comparison: ReportComparison | null): Parameters {
  if (comparison === null) return { compare: '' }
  return comparison.kind === 'fixed'
    ? { comp_start_date: comparison.from, comp_end_date: comparison.to }
    : { compare: comparison.kind }
}

const parametersOf = (view: ReportView): Parameters => ({
  ...periodQuery(view.period),
  ...comparisonQuery(view.comparison),
  columns: presetOf(view.columns) ?? view.columns.join(),
  sort: view.sort,
  order: view.is_ascending ? 'ascending' : 'descending',
  by: view.breakdown ?? '',
  objective_types: view.objective_types?.join() ?? '',
  states: view.states?.join() ?? '',
  search: view.search ?? '',
  campaign_id: view.campaign_id ?? '',
  ad_group_id: view.ad_group_id ?? '',
  click_window: String(view.click_window ?? ''),
  view_window: String(view.view_window ?? ''),
})

/** Returns the query of a view: what differs from the saved view, or from the account's own choices. */
export function reportQuery(view: ReportView, base: ReportView): URLSearchParams {
  const usual = parametersOf(base)
  const given = Object.entries(parametersOf(view)).filter(([name, text]) => usual[name] !== text)
  return new URLSearchParams(given)
}
