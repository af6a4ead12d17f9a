import type { ReportFigures } from '@tessera/contracts/ads/report-metrics'
import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { type AskedEntities, entitiesOf } from './entities-sql.ts'
import {
  type AskedFigures,
  type DayRange,
  figureNames,
  figuresOf,
  type Windows,
} from './figures-sql.ts'
import { figuresIn } from './report.ts'

type Totals = ReadonlyMap<string, ReportFigures>

const sums = sql.raw(figureNames.map((name) => `sum(${name})::float8 as ${name}`).join(', '))

/** The figures to show of each day. */
export type AskedDays = AskedEntities & Omit<AskedFigures, 'breakdown' | 'compared'>

/** Returns the figures of the days of a range; days without events are left out. */
export async function reportDaysOf(db: Sql, asked: AskedDays): Promise<Totals> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with ${entitiesOf(asked)}, ${figuresOf({ ...asked, breakdown: 'day', compared: null })}
    select grp::text as grp, ${sums} from figures group by figures.grp order by figures.grp`)
  return new Map(rows.map((row) => [z.parse(z.string(), row.grp), figuresIn(row, '')]))
}

const always: DayRange = { from: '0001-01-01', to: '9999-12-31' }

/** Returns the figures of some things of an ad account by id; those without events are left out. */
export async function totalsOf(
  db: Sql,
  asked: {
    readonly advertiserId: AdvertiserId
    readonly level: ReportLevel
    readonly ids: readonly string[]
    /** Without it, all days. */
    readonly range?: DayRange
    /** Without them, conversions aren't counted. */
    readonly windows?: Windows
  },
): Promise<Totals> {
  const { range = always, windows = { click: 0, view: 0 }, ...things } = asked
  const figures = { advertiserId: asked.advertiserId, range, windows }
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with ${entitiesOf(things)}, ${figuresOf({ ...figures, breakdown: null, compared: null })}
    select key::text as key, ${sums} from figures group by key`)
  return new Map(rows.map((row) => [z.parse(z.string(), row.key), figuresIn(row, '')]))
}
