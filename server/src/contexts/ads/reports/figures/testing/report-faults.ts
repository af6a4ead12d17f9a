import type { ReportFigures } from '@tessera/contracts/ads/report-metrics'
import { ReportBreakdown, ReportLevel } from '@tessera/contracts/ads/report-options'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { canonicalBytes } from '@tessera/contracts/releases/build-id'
import { sql } from '../../../../../platform/database/sql.ts'
import type { Sql } from '../../../../base/sql.ts'
import type { DayRange, Windows } from '../figures-sql.ts'
import { type AskedReport, reportOf } from '../report.ts'
import { reportDaysOf } from '../totals.ts'
import { fileAgrees } from './file-faults.ts'
import { type Fact, factsOf } from './plain-facts.ts'

const decoder = new TextDecoder()

const canonical = (value: unknown): string => decoder.decode(canonicalBytes(value))

/** True for values with the same content, in any order of keys. */
const isAlike = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/** The reports that are compared with the facts. */
export interface ComparedReports {
  readonly advertiserId: AdvertiserId
  readonly range: DayRange
  readonly compared: DayRange
  readonly windows: Windows
}

const none: ReportFigures = {
  impressions: 0,
  clicks: 0,
  saves: 0,
  closeups: 0,
  spend_micro: 0,
  conversions: 0,
  conversion_value_micro: 0,
}

const plus = (one: ReportFigures, other: ReportFigures): ReportFigures => ({
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  saves: one.saves + other.saves,
  closeups: one.closeups + other.closeups,
  spend_micro: one.spend_micro + other.spend_micro,
  conversions: one.conversions + other.conversions,
  conversion_value_micro: one.conversion_value_micro + other.conversion_value_micro,
})

const isIn = (fact: Fact, { from, to }: DayRange) => fact.day >= from && fact.day <= to

const isCredited = ({ conversion }: Fact, { click, view }: Windows): boolean => {
  if (conversion === undefined) return true
  const { touch, lag, clickLag } = conversion
  if (touch === 'click') return lag <= click
  return lag <= view && (clickLag === 0 || clickLag > click)
}

const keyOf = (fact: Fact, level: ReportLevel, breakdown: ReportBreakdown | null, day: string) => {
  const id = fact.ids[level]
  if (id === null) return undefined
  if (breakdown === null) return id
  return `${id} ${breakdown === 'day' ? day : fact.groups[breakdown]}`
}

type Sums = Map<string, { figures: ReportFigures; compared: ReportFigures }>

const dayLength = 86_400_000
const later = (day: string, milliseconds: number) =>
  new Date(Date.parse(day) + milliseconds).toISOString().slice(0, 10)

/** Sums facts the plain way: one after the other, in memory. */
function plainSums(
  facts: readonly Fact[],
  level: ReportLevel,
  breakdown: ReportBreakdown | null,
  { range, compared, windows }: ComparedReports,
): Sums {
  const sums: Sums = new Map()
  const add = (fact: Fact, part: 'figures' | 'compared', day: string) => {
    const key = keyOf(fact, level, breakdown, day)
    if (key === undefined) return
    const before = sums.get(key) ?? { figures: none, compared: none }
    sums.set(key, { ...before, [part]: plus(before[part], fact.figures) })
  }
  const apart = Date.parse(range.from) - Date.parse(compared.from)
  for (const fact of facts) {
    if (!isCredited(fact, windows)) continue
    if (isIn(fact, range)) add(fact, 'figures', fact.day)
    if (isIn(fact, compared)) add(fact, 'compared', later(fact.day, apart))
  }
  for (const [key, { figures, compared: other }] of sums)
    if (isAlike(figures, none) && isAlike(other, none)) sums.delete(key)
  return sums
}

const most = 100_000

const sorted = (sums: Sums) => [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1))

async function reportedSums(db: Sql, asked: AskedReport) {
  const report = await reportOf(db, asked)
  const { rows, total, rowCount } = report
  const sums: Sums = new Map()
  for (const { entity, group, figures, compared } of rows) {
    if (compared === null) throw new Error('Nothing is compared.')
    const isNone = isAlike(figures, none) && isAlike(compared, none)
    if (!isNone)
      sums.set(group === null ? entity.id : `${entity.id} ${group}`, { figures, compared })
  }
  return { sums, total, isWhole: rowCount === rows.length, report }
}

/** Compares a report of each level and breakdown, and its file, with the facts; returns the names of those that differ. */
export async function reportFaults(db: Sql, asked: ComparedReports): Promise<readonly string[]> {
  const facts = await factsOf(db, asked.advertiserId)
  const faults: string[] = []
  for (const level of ReportLevel.options)
    for (const breakdown of [null, ...ReportBreakdown.options]) {
      const part = { sort: 'spend', isAscending: false, offset: 0, most } as const
      const askedPart = { ...asked, ...part, level, breakdown }
      const reported = await reportedSums(db, askedPart)
      const expected = plainSums(facts, level, breakdown, asked)
      const all = [...expected.values()]
      const total = {
        figures: all.map(({ figures }) => figures).reduce(plus, none),
        compared: all.map(({ compared }) => compared).reduce(plus, none),
      }
      const isEqual =
        reported.isWhole &&
        isAlike(sorted(reported.sums), sorted(expected)) &&
        isAlike(reported.total, total)
      if (!isEqual) faults.push(`${level} by ${breakdown}`)
      if (!(await fileAgrees(db, askedPart, reported.report)))
        faults.push(`file of ${level} by ${breakdown}`)
    }
  return [...faults, ...(await dayFaults(db, asked, facts)), ...(await moneyFaults(db, asked))]
}

async function dayFaults(db: Sql, asked: ComparedReports, facts: readonly Fact[]) {
  const days = await reportDaysOf(db, { ...asked, level: 'campaigns' })
  const expected = new Map<string, ReportFigures>()
  for (const fact of facts)
    if (isIn(fact, asked.range) && isCredited(fact, asked.windows))
      expected.set(fact.day, plus(expected.get(fact.day) ?? none, fact.figures))
  const plain = (all: ReadonlyMap<string, ReportFigures>) =>
    [...all]
      .filter(([, figures]) => !isAlike(figures, none))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return isAlike(plain(days), plain(expected)) ? [] : ['days']
}

/** Compares what reports say was spent with the days of campaigns and with the ledger. */
async function moneyFaults(db: Sql, { advertiserId, windows }: ComparedReports) {
  const { rows } = await db.execute<{
    spent: string
    days: string
    first: string
    last: string
  }>(sql`
    select (select coalesce(-sum(amount_micro), 0) from ledger_entries
        where advertiser_id = ${advertiserId}::bigint and account = 'revenue')::text as spent,
      coalesce(jsonb_object_agg(campaign_id || ' ' || day, spent_micro) filter (where spent_micro <> 0), '{}')::text as days,
      coalesce(min(day), '2026-01-01')::text as first, coalesce(max(day), '2026-01-01')::text as last
    from campaign_days where campaign_id in (select id from campaigns where advertiser_id = ${advertiserId}::bigint)`)
  const [found] = rows
  if (found === undefined) throw new Error('There is no row of sums.')
  const range = { from: found.first, to: later(found.last, 40 * dayLength) }
  const all = { advertiserId, windows, range, compared: null }
  const part = { sort: 'spend', isAscending: true, offset: 0, most, level: 'campaigns' } as const
  const report = await reportOf(db, { ...all, ...part, breakdown: 'day' })
  const days = Object.fromEntries(
    report.rows
      .filter(({ figures }) => figures.spend_micro !== 0)
      .map(({ entity, group, figures }) => [`${entity.id} ${group}`, figures.spend_micro]),
  )
  return [
    ...(isAlike(days, JSON.parse(found.days)) ? [] : ['days of campaigns']),
    ...(report.total.figures.spend_micro === Number(found.spent) ? [] : ['ledger']),
  ]
}
