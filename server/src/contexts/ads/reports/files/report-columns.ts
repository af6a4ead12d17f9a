import type { NumberLook } from '@tessera/contracts/ads/plain-number'
import {
  metricValue,
  type ReportFigures,
  type ReportMetric,
  reportMetrics,
} from '@tessera/contracts/ads/report-metrics'
import type { ReportBreakdown, ReportLevel } from '@tessera/contracts/ads/report-options'
import { type ReportColumn, ReportFact } from '@tessera/contracts/ads/report-view'
import type { ReportEntity, ReportRow } from '@tessera/contracts/calls/ad-reports'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { type Cell, dayCell, numberCell, textCell } from './cell.ts'
import { factText, groupText, stateText } from './report-texts.ts'
import type { Say } from './words.ts'

/** A column of a file: its head, and what a row has there. */
export interface FileColumn {
  readonly head: string
  readonly cell: (row: ReportRow) => Cell
}

/** The options that decide the columns of a file. */
export interface Columned {
  readonly level: ReportLevel
  readonly breakdown?: ReportBreakdown | undefined
  readonly columns: readonly ReportColumn[]
  /** True when figures are compared with those of other days. */
  readonly isCompared: boolean
  readonly currency: string
  readonly timeZone: string
  /** The moment at which campaigns are what the file says. */
  readonly now: number
}

const isFact = (column: ReportColumn): column is ReportFact =>
  ReportFact.options.some((fact) => fact === column)

/** The day of a moment; a moment at the end of a day is that day. */
const dayOf = (timeZone: string, moment: string | null, isEnd: boolean): string | null =>
  moment === null ? null : dayIn(timeZone, Date.parse(moment) - (isEnd ? 1 : 0))

function factCell(
  fact: ReportFact,
  entity: ReportEntity,
  { timeZone, now }: Columned,
  say: Say,
): Cell {
  switch (fact) {
    case 'campaign':
      return textCell(entity.campaign?.name ?? null)
    case 'ad_group':
      return textCell(entity.ad_group?.name ?? null)
    case 'daily_budget':
      return numberCell(entity.daily_budget_micro, 'money')
    case 'starts_at':
      return dayCell(dayOf(timeZone, entity.starts_at, false))
    case 'state':
      return textCell(stateText(entity, now, say))
    case 'ends_at':
      return dayCell(dayOf(timeZone, entity.ends_at, true))
    default:
      return textCell(factText(fact, entity, say))
  }
}

const withCurrency = (head: string, look: NumberLook, { currency }: Columned): string =>
  look === 'money' ? `${head} (${currency})` : head

function factColumn(fact: ReportFact, given: Columned, say: Say): FileColumn {
  const look = fact === 'daily_budget' ? 'money' : 'count'
  return {
    head: withCurrency(say[fact](), look, given),
    cell: ({ entity }) => factCell(fact, entity, given, say),
  }
}

/** The part by which a figure changed: 0.5 for half more; none when there was nothing before. */
function changeOf(metric: ReportMetric, { figures, compared }: ReportRow): number | null {
  const [now, before] = [figures, compared].map((each) =>
    each === null ? null : metricValue(metric, each),
  )
  return now == null || before == null || before === 0 ? null : (now - before) / before
}

function metricColumns(metric: ReportMetric, given: Columned, say: Say): readonly FileColumn[] {
  const look = reportMetrics[metric].kind
  const head = withCurrency(say[metric](), look, given)
  const of = (figures: ReportFigures | null) =>
    figures === null ? null : numberCell(metricValue(metric, figures), look)
  const shown = { head, cell: ({ figures }: ReportRow) => of(figures) }
  if (!given.isCompared) return [shown]
  return [
    shown,
    { head: say.before({ head }), cell: ({ compared }) => of(compared) },
    {
      head: say.change({ head: say[metric]() }),
      cell: (row) => numberCell(changeOf(metric, row), 'share'),
    },
  ]
}

/** Returns the columns of a file: the name, the group of a breakdown, and those of the screen in order. */
export function fileColumns(given: Columned, say: Say): readonly FileColumn[] {
  const { level, breakdown, columns } = given
  const name = { head: say[level](), cell: ({ entity }: ReportRow) => textCell(entity.name) }
  const group =
    breakdown === undefined
      ? []
      : [
          {
            head: say[breakdown](),
            cell: ({ group: text }: ReportRow) =>
              breakdown === 'day' ? dayCell(text) : textCell(groupText(breakdown, text, say)),
          },
        ]
  return [
    name,
    ...group,
    ...columns.flatMap((column) =>
      isFact(column) ? [factColumn(column, given, say)] : metricColumns(column, given, say),
    ),
  ]
}
