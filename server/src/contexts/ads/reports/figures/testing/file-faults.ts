import { unguarded } from '@tessera/contracts/ads/csv-field'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import {
  metricValue,
  type ReportFigures,
  type ReportMetric,
  reportMetricFormula,
  reportMetricNames,
} from '@tessera/contracts/ads/report-metrics'
import { AttributionWindow } from '@tessera/contracts/ads/report-options'
import { reportColumnNames } from '@tessera/contracts/ads/report-view'
import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { english } from '@tessera/contracts/language'
import { z } from '@tessera/contracts/schema'
import { parse } from 'csv-parse/sync'
import type { Sql } from '../../../../base/sql.ts'
import { streamOf } from '../../files/file-response.ts'
import { fileWords } from '../../files/words.ts'
import { writeReport } from '../../files/write-report.ts'
import type { AskedReport, Compared, Report } from '../report.ts'

const say = fileWords(english)
const account = { currency: 'USD', timeZone: 'UTC' }

/** Writes the CSV of a report with all columns, and reads it with another's parser. */
async function readFile(db: Sql, asked: AskedReport): Promise<readonly (readonly string[])[]> {
  const { advertiserId, level, breakdown, range, compared, windows, sort, isAscending } = asked
  const parts = writeReport(db, {
    now: new Date(0),
    asked: {
      advertiser_id: advertiserId,
      level,
      from: range.from,
      to: range.to,
      breakdown: breakdown ?? undefined,
      sort,
      is_ascending: isAscending,
      click_window: z.parse(AttributionWindow, windows.click),
      view_window: z.parse(AttributionWindow, windows.view),
      ...(compared === null ? {} : { compare_from: compared.from, compare_to: compared.to }),
    },
    columns: reportColumnNames,
    format: 'csv',
    account,
    name: '',
    language: english,
  })
  return parse(await new Response(streamOf(parts)).text())
}

/** Reads a decimal number in millionths, without a float between them. */
function microOf(text: string): number {
  const [, sign, units = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (units === '') throw new Error(`${JSON.stringify(text)} is no plain number.`)
  return Number(`${sign}${BigInt(units + part.padEnd(6, '0'))}`)
}

/** True for the text of a metric's value: exactly a figure, or a quotient to the last decimal. */
function isValue(text: string | undefined, metric: ReportMetric, figures: ReportFigures): boolean {
  const value = metricValue(metric, figures)
  if (text === undefined || value === null || text === '') return text === '' && value === null
  const { kind, per } = reportMetricFormula(metric)
  const micro = kind === 'money' ? value : value * microPerUnit
  return per === undefined ? microOf(text) === micro : Math.abs(microOf(text) - micro) <= 0.51
}

function isChange(text: string | undefined, metric: ReportMetric, row: Compared): boolean {
  const [now, before] = [row.figures, row.compared].map((each) =>
    each === null ? null : metricValue(metric, each),
  )
  if (now == null || before == null || before === 0 || text === undefined || text === '')
    return text === '' && (now == null || before == null || before === 0)
  return Math.abs(microOf(text) / microPerUnit - (now / before - 1)) < 1e-6
}

type Cells = ReadonlyMap<string, string>

const headOf = (metric: ReportMetric): string =>
  reportMetricFormula(metric).kind === 'money' ? `${say[metric]()} (USD)` : say[metric]()

const isRow = (cells: Cells, row: ReportRow): boolean =>
  reportMetricNames.every((metric) => {
    const head = headOf(metric)
    const { figures, compared } = row
    return (
      isValue(cells.get(head), metric, figures) &&
      compared !== null &&
      isValue(cells.get(`${head}, compared`), metric, compared) &&
      isChange(cells.get(`${say[metric]()}, change`), metric, row)
    )
  })

/** True when the sums of a file's columns are the totals of the report. */
const isTotal = (records: readonly Cells[], { figures, compared }: Compared): boolean =>
  reportMetricNames
    .filter((metric) => reportMetricFormula(metric).per === undefined)
    .every((metric) => {
      const { of, kind } = reportMetricFormula(metric)
      const sum = (head: string) =>
        records.reduce((total, cells) => total + microOf(cells.get(head) ?? ''), 0)
      const scale = kind === 'money' ? 1 : microPerUnit
      const head = headOf(metric)
      return (
        sum(head) === figures[of] * scale &&
        sum(`${head}, compared`) === (compared?.[of] ?? 0) * scale
      )
    })

/** True when each group has one name, and no two groups have the same. */
function areGroups(records: readonly Cells[], rows: readonly ReportRow[], head: string): boolean {
  const names = new Map(rows.map(({ group }, at) => [group, records[at]?.get(head) ?? '']))
  const isNamed = [...names].every(
    ([group, name]) => name !== '' && (head !== say.day() || name === group),
  )
  return (
    isNamed &&
    new Set(names.values()).size === names.size &&
    rows.every(({ group }, at) => names.get(group) === records[at]?.get(head))
  )
}

/** True when the CSV of a report has its rows in their order, and sums up to its totals. */
export async function fileAgrees(
  db: Sql,
  asked: AskedReport,
  { rows, total }: Report,
): Promise<boolean> {
  const { level, breakdown } = asked
  const [heads = [], ...lines] = await readFile(db, asked)
  // The campaign of a campaign has its head twice: its name comes first.
  const records = lines.map(
    (cells): Cells =>
      new Map(heads.map((head, at) => [head, cells[at] ?? ''] as const).toReversed()),
  )
  const isListed = rows.every(({ entity }, at) => {
    const cells = records[at]
    return (
      unguarded(cells?.get(say.id()) ?? '') === entity.id &&
      unguarded(cells?.get(say[level]()) ?? '') === entity.name
    )
  })
  return (
    lines.length === rows.length &&
    isListed &&
    (breakdown === null || areGroups(records, rows, say[breakdown]())) &&
    rows.every((row, at) => isRow(records[at] ?? new Map(), row)) &&
    isTotal(records, total)
  )
}
