import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { ReportMetric, reportMetricNames } from './report-metrics.ts'
import { reportFilters } from './report-options.ts'
import { ReportComparison, ReportPeriod } from './report-period.ts'

/** The columns that say what a row is about, besides its name. */
export const ReportFact = z.enum([
  'id',
  'state',
  'objective',
  'campaign',
  'ad_group',
  'daily_budget',
  'starts_at',
  'ends_at',
  'review',
])
export type ReportFact = z.infer<typeof ReportFact>

/** A column of a report. The name, and the group of a breakdown, come before all columns. */
export const ReportColumn = z.union([ReportFact, ReportMetric])
export type ReportColumn = z.infer<typeof ReportColumn>

/** The columns of a report, each once, in their order. */
export const ReportColumns = z.array(ReportColumn).check(
  z.minLength(1),
  z.maxLength(limits.reportColumnsMax),
  z.refine((columns) => new Set(columns).size === columns.length, 'A column comes twice'),
)

/** The column that sorts a report. */
export const ReportSort = z.union([ReportMetric, z.enum(['name', 'group'])])
export type ReportSort = z.infer<typeof ReportSort>

/** All columns, in the order in which they are offered. */
export const reportColumnNames: readonly ReportColumn[] = [
  ...ReportFact.options,
  ...reportMetricNames,
]

/** Sets of columns that are offered by a name. */
export const columnPresets = {
  performance: ['state', 'spend', 'impressions', 'clicks', 'click_rate', 'cost_per_click', 'saves'],
  conversions: [
    'state',
    'spend',
    'conversions',
    'conversion_rate',
    'cost_per_conversion',
    'conversion_value',
    'return_on_spend',
  ],
  costs: [
    'state',
    'daily_budget',
    'spend',
    'cost_per_thousand',
    'cost_per_click',
    'cost_per_conversion',
  ],
  engagement: ['state', 'impressions', 'saves', 'save_rate', 'closeups', 'clicks', 'click_rate'],
} as const satisfies Readonly<Record<string, readonly ReportColumn[]>>

export type ColumnPreset = keyof typeof columnPresets

const isPreset = (name: string): name is ColumnPreset => Object.hasOwn(columnPresets, name)

/** The names of the presets, in the order in which they are offered. */
export const columnPresetNames: readonly ColumnPreset[] =
  Object.keys(columnPresets).filter(isPreset)

/** Returns the preset that has exactly these columns; null for columns of one's own. */
export const presetOf = (columns: readonly string[]): ColumnPreset | null =>
  columnPresetNames.find((name) => columnPresets[name].join() === columns.join()) ?? null

/** The content of a report without its ad account: of a saved view, and of a file. */
export const ReportView = z.strictObject({
  ...reportFilters,
  columns: ReportColumns,
  sort: ReportSort,
  is_ascending: z.boolean(),
  period: ReportPeriod,
  comparison: z.nullable(ReportComparison),
})
export type ReportView = z.infer<typeof ReportView>

/** The formats of files. */
export const ReportFormat = z.enum(['csv', 'xlsx'])
export type ReportFormat = z.infer<typeof ReportFormat>
