import { Objective } from '@tessera/contracts/ads/objectives'
import { ReportState } from '@tessera/contracts/ads/report-options'
import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import { AdGroupId, CampaignId, PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import { pictureUrl } from '../../../base/media/rules.ts'
import type { Sql } from '../../../base/sql.ts'
import { type AskedEntities, entitiesOf, entityColumns } from './entities-sql.ts'
import { type AskedFigures, figureNames, figuresOf } from './figures-sql.ts'
import { orderOf, type ReportSort } from './order-sql.ts'

/** A part of a report. */
export interface AskedReport extends AskedEntities, AskedFigures {
  readonly sort: ReportSort
  readonly isAscending: boolean
  readonly offset: number
  readonly most: number
}

/** Sums of a report, and of the days that are compared with. */
export type Compared = Pick<ReportRow, 'figures' | 'compared'>

/** Rows of a report, and the number and the sums of all that there are. */
export interface Report {
  readonly rows: readonly ReportRow[]
  readonly rowCount: number
  readonly total: Compared
}

/** Sums are read as floats, which hold each of them exactly. */
const whole = z.int()

const Figures = z.object({
  impressions: whole,
  clicks: whole,
  saves: whole,
  closeups: whole,
  spend_micro: whole,
  conversions: whole,
  conversion_value_micro: whole,
})

const Entity = z.object({
  key: z.string(),
  grp: z.nullable(z.string()),
  name: z.string(),
  state: z.nullable(ReportState),
  objective: z.nullable(Objective),
  campaign_id: z.nullable(CampaignId),
  campaign_name: z.nullable(z.string()),
  ad_group_id: z.nullable(AdGroupId),
  ad_group_name: z.nullable(z.string()),
  pin_id: z.nullable(PinId),
  picture_key: z.nullable(z.string()),
  review: z.nullable(z.enum(['waiting', 'approved', 'rejected'])),
  is_sold_out: z.nullable(z.boolean()),
  daily_budget_micro: z.nullable(whole),
  starts_at: z.nullable(z.number()),
  ends_at: z.nullable(z.number()),
})

type Row = Readonly<Record<string, unknown>>

/** Returns the figures among a row's columns whose names begin with a prefix. */
export const figuresIn = (row: Row, prefix: string): Compared['figures'] =>
  z.parse(Figures, Object.fromEntries(figureNames.map((name) => [name, row[prefix + name]])))

const comparedIn = (row: Row, prefix: string, hasCompared: boolean): Compared => ({
  figures: figuresIn(row, prefix),
  compared: hasCompared ? figuresIn(row, `${prefix}compared_`) : null,
})

const named = <Id>(id: Id | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

const textOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function rowOf(row: Row, hasCompared: boolean): ReportRow {
  const { key, grp, ...entity } = z.parse(Entity, row)
  const { campaign_id, campaign_name, ad_group_id, ad_group_name } = entity
  const { name, state, objective, review, daily_budget_micro, pin_id, picture_key } = entity
  return {
    entity: {
      id: key,
      name,
      state,
      objective,
      review,
      daily_budget_micro,
      is_sold_out: entity.is_sold_out === true,
      campaign: named(campaign_id, campaign_name),
      ad_group: named(ad_group_id, ad_group_name),
      pin:
        pin_id === null
          ? null
          : {
              id: pin_id,
              image_url: picture_key === null ? null : pictureUrl(picture_key, '236x'),
            },
      starts_at: textOf(entity.starts_at),
      ends_at: textOf(entity.ends_at),
    },
    group: grp,
    ...comparedIn(row, '', hasCompared),
  }
}

/** The columns of figures: of the days, and of those that are compared with. */
const columnsOf = (hasCompared: boolean): readonly string[] =>
  hasCompared ? [...figureNames, ...figureNames.map((name) => `compared_${name}`)] : figureNames

const list = (columns: readonly string[]): SQL => sql.raw(columns.join(', '))

/** Returns the statement that reads a part of a report. */
export function reportQuery(asked: AskedReport): SQL {
  const columns = columnsOf(asked.compared !== null)
  const order = orderOf(asked.sort, asked.isAscending)
  const values = columns.map((name) => `coalesce(${name}, 0) as ${name}`)
  const totals = columns.map((name) => `coalesce(sum(${name}), 0)::float8 as total_${name}`)
  // Without a breakdown every row of the level is listed; with one, groups without figures aren't.
  const join = asked.breakdown === null ? sql`left join` : sql`join`
  const isAny = sql.raw(columns.map((name) => `${name} <> 0`).join(' or '))
  return sql`with ${entitiesOf(asked)}, ${figuresOf(asked)},
    listed as materialized (
      select key, name, grp, ${list(values)} from entities ${join} figures using (key)
      where ${asked.breakdown === null ? sql`true` : isAny}),
    total as (select count(*)::int as row_count, ${list(totals)} from listed),
    page as (
      select key, grp, row_number() over (order by ${order}) as at, ${list(columns)}
      from (select * from listed order by ${order} offset ${asked.offset} limit ${asked.most}) sorted)
    select total.*, page.key::text as key, page.grp::text as grp, ${list(columns.map((name) => `page.${name}::float8 as ${name}`))},
      ${list(entityColumns.map((name) => `entities.${name}`))}
    from total left join (page join entities using (key)) on true order by page.at`
}

/** Returns a part of a report; one statement reads it, so that its rows and its totals agree. */
export async function reportOf(db: Sql, asked: AskedReport): Promise<Report> {
  const hasCompared = asked.compared !== null
  const { rows } = await db.execute<Record<string, unknown>>(reportQuery(asked))
  const [first] = rows
  if (first === undefined) throw new Error('A report has no totals.')
  return {
    rows: rows.filter(({ key }) => key !== null).map((row) => rowOf(row, hasCompared)),
    rowCount: Number(first.row_count),
    total: comparedIn(first, 'total_', hasCompared),
  }
}
