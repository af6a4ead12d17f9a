import { type ReportMetric, reportMetricNames } from '@tessera/contracts/ads/report-metrics'

/** Sets of columns that are offered by name. */
export const columnPresets = {
  performance: ['spend', 'impressions', 'clicks', 'click_rate', 'cost_per_click', 'conversions'],
  conversions: [
    'conversions',
    'conversion_value',
    'conversion_rate',
    'cost_per_conversion',
    'return_on_spend',
    'spend',
  ],
  costs: ['spend', 'cost_per_click', 'cost_per_thousand', 'cost_per_conversion', 'return_on_spend'],
  engagement: ['impressions', 'closeups', 'saves', 'save_rate', 'clicks', 'click_rate'],
} as const satisfies Readonly<Record<string, readonly ReportMetric[]>>

export type ColumnPreset = keyof typeof columnPresets

const isPreset = (name: string): name is ColumnPreset => Object.hasOwn(columnPresets, name)

/** The names of the sets, in the order in which they are offered. */
export const columnPresetNames: readonly ColumnPreset[] =
  Object.keys(columnPresets).filter(isPreset)

/** The columns of a report: a set by name, or some that somebody chose, in their order. */
export type ColumnChoice = ColumnPreset | readonly ReportMetric[]

/** Returns the columns of a choice. */
export const columnsOf = (choice: ColumnChoice): readonly ReportMetric[] =>
  typeof choice === 'string' ? columnPresets[choice] : choice

/** Reads names of columns; those that there are not are left out, and each stands once. */
export const metricsIn = (text: string): readonly ReportMetric[] => [
  ...new Set(
    text.split(',').flatMap((name) => reportMetricNames.find((each) => each === name) ?? []),
  ),
]

/** Reads a choice of columns; nonsense is the first set. */
export function columnChoice(text: string | null): ColumnChoice {
  if (text === null || text === '') return 'performance'
  if (isPreset(text)) return text
  const own = metricsIn(text)
  return own.length === 0 ? 'performance' : own
}
