import { reportedConversions } from '@tessera/contracts/ads/conversion-event'
import type { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { type SQL, sql } from '../../../../platform/database/sql.ts'
import { conversionStats } from '../../conversions/tables.ts'
import { adStats } from '../../events/tables.ts'
import {
  grainDays,
  type ReportDimension,
  type ReportGrain,
  reportPeriods,
  reportSums,
} from './tables.ts'

/** Days in the account's time zone, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The days after a click or a view in which a conversion is credited to it. */
export interface Windows {
  readonly click: number
  readonly view: number
}

/** The requested figures, and their ad account. */
export interface AskedFigures {
  readonly advertiserId: AdvertiserId
  readonly range: DayRange
  /** The days that are compared; null when none are. */
  readonly compared: DayRange | null
  readonly breakdown: ReportBreakdown | null
  readonly windows: Windows
}

/** The figures of a report, in the order of their columns. */
export const figureNames = [
  'impressions',
  'clicks',
  'saves',
  'closeups',
  'spend_micro',
  'conversions',
  'conversion_value_micro',
] as const

const columnsBy: Readonly<Record<Exclude<ReportBreakdown, 'day'>, string>> = {
  age: 'age',
  gender: 'gender',
  country: 'country',
  device: 'app',
  place: 'place',
}

interface Part extends Omit<AskedFigures, 'compared'> {
  /** 0 for the days asked for, 1 for those that are compared. */
  readonly at: 0 | 1
  /** Days from the range to the one asked for. */
  readonly daysLater: SQL
}

/** The group of a row of facts; days that are compared have the name of the day they are compared with. */
const groupOfFacts = ({ breakdown, daysLater }: Part): SQL => {
  if (breakdown === null) return sql`null::text`
  return breakdown === 'day' ? sql`day + ${daysLater}` : sql.raw(columnsBy[breakdown])
}

const coverOf = ({ at }: Part) => sql.raw(`cover_${at}`)

/** The first day of the period that a day is in. */
const startOf = (grain: ReportGrain) =>
  sql.raw(`(start - (start - date '2000-01-03') % ${grainDays[grain]})`)

/**
 * Selects the periods of a range to read from sums, the longest first, and the days to read from facts.
 * Days without figures are in neither.
 */
function cover(part: Part): SQL {
  const { advertiserId, range, breakdown } = part
  const of = (grain: ReportGrain) => sql`${reportPeriods}
    where advertiser_id = ${advertiserId}::bigint and grain = ${grain}
      and start between ${range.from}::date and ${range.to}::date - ${sql.raw(String(grainDays[grain] - 1))}`
  const isByDay = breakdown === 'day'
  const isBrokenDown = breakdown !== null && !isByDay
  const none = sql`'{}'::date[]`
  const months = isByDay ? none : sql`array(select start from ${of('four-weeks')} and is_summed_up)`
  const weeks = isByDay
    ? none
    : sql`array(select start from ${of('week')} and is_summed_up
        and not ${startOf('four-weeks')} = any(months))`
  const days = sql`${of('day')} and not ${startOf('four-weeks')} = any(months)
    and not ${startOf('week')} = any(weeks)`
  return sql`${coverOf(part)} as materialized (
    select months, weeks,
      ${isBrokenDown ? none : sql`array(select start from ${days} and is_summed_up)`} as days,
      array(select start from ${days} ${isBrokenDown ? sql`` : sql`and not is_summed_up`}) as open
    from (select months, ${weeks} as weeks from (select ${months} as months) longest) longer)`
}

const counted = sql`impressions, clicks, saves, closeups, spend_micro, 0 as conversions, 0 as conversion_value_micro`
const credited = sql`0 as impressions, 0 as clicks, 0 as saves, 0 as closeups, 0 as spend_micro, conversions,
  value_micro as conversion_value_micro`

const arrays: Readonly<Record<ReportGrain, string>> = {
  day: 'days',
  week: 'weeks',
  'four-weeks': 'months',
}

/** Sums of periods that were summed up. */
function sums(part: Part, grain: ReportGrain): SQL {
  const { advertiserId, breakdown, daysLater } = part
  const dimension: ReportDimension = breakdown === null || breakdown === 'day' ? 'none' : breakdown
  const group = breakdown === 'day' ? sql`start + ${daysLater}` : sql`value`
  const starts = sql.raw(arrays[grain])
  return sql`select ${sql.raw(String(part.at))} as part, ad_id,
      ${breakdown === null ? sql`null::text` : group} as grp, ${counted}
    from ${reportSums} where advertiser_id = ${advertiserId}::bigint and grain = ${grain}
      and dimension = ${dimension} and start = any((select ${starts} from ${coverOf(part)})::date[])`
}

/** Figures of the days that are not summed up. By ad, so that no plan reads those of other accounts. */
const open = (part: Part) => sql`select ${sql.raw(String(part.at))}, account_ads.ad_id, facts.grp,
    impressions, clicks, saves, closeups, spend_micro, 0, 0
  from account_ads cross join lateral (
    select ${groupOfFacts(part)} as grp, impressions, clicks, saves, closeups, spend_micro
    from ${adStats} facts where facts.ad_id = account_ads.ad_id
      and facts.day = any((select open from ${coverOf(part)})::date[]) offset 0) facts`

/** Conversions that the windows credit; see `conversion_stats`. */
function conversions(part: Part): SQL {
  const { range, windows } = part
  return sql`select ${sql.raw(String(part.at))}, account_ads.ad_id, facts.grp, ${credited}
    from account_ads cross join lateral (
      select ${groupOfFacts(part)} as grp, conversions, value_micro
      from ${conversionStats} facts where facts.ad_id = account_ads.ad_id
        and facts.event = any(${sql.param([...reportedConversions])}::text[])
        and facts.day between ${range.from}::date and ${range.to}::date
        and case facts.touch when 'click' then lag <= ${windows.click}::int
          else lag <= ${windows.view}::int and (click_lag = 0 or click_lag > ${windows.click}::int) end
      offset 0) facts`
}

const partsOf = ({ compared, ...asked }: AskedFigures): readonly Part[] => [
  { ...asked, at: 0, daysLater: sql`0` },
  ...(compared === null
    ? []
    : [
        {
          ...asked,
          range: compared,
          at: 1 as const,
          daysLater: sql`(${asked.range.from}::date - ${compared.from}::date)`,
        },
      ]),
]

const rowsOf = (part: Part): readonly SQL[] => [
  ...(part.breakdown === 'day' ? [] : [sums(part, 'four-weeks'), sums(part, 'week')]),
  ...(part.breakdown === null || part.breakdown === 'day' ? [sums(part, 'day')] : []),
  open(part),
  conversions(part),
]

/** The columns of the figures, and with a prefix those of the days that are compared. */
const summed = (hasCompared: boolean): SQL =>
  sql.join(
    figureNames.flatMap((name) =>
      hasCompared
        ? [
            sql.raw(`coalesce(sum(${name}) filter (where part = 0), 0) as ${name}`),
            sql.raw(`coalesce(sum(${name}) filter (where part = 1), 0) as compared_${name}`),
          ]
        : [sql.raw(`sum(${name}) as ${name}`)],
    ),
    sql`, `,
  )

/**
 * Common table expressions, of which `figures` holds the figures by `key` and `grp`. They read
 * `account_ads (ad_id, key)`, which stands before them.
 *
 * Sums and facts are read in one statement, and so as of one moment: a report equals the facts then.
 */
export function figuresOf(asked: AskedFigures): SQL {
  const parts = partsOf(asked)
  const rows = sql.join(parts.flatMap(rowsOf), sql` union all `)
  return sql`${sql.join(parts.map(cover), sql`, `)},
    figures as materialized (
      select key, grp, ${summed(asked.compared !== null)}
      from (${rows}) parts join account_ads using (ad_id) group by key, grp)`
}
