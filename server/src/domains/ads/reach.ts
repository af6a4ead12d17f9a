import type { Reach } from '@tessera/contracts/ads/reach'
import type { AgeBucket, Targeting } from '@tessera/contracts/ads/targeting'
import { and, eq, inArray, type SQL, sql } from '../../platform/database/sql.ts'
import { sessions, users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'
import { interests } from '../users/tables.ts'

const day = 86_400_000
const [recentDays, presentDays] = [7, 30]

const agesOf: Readonly<Record<AgeBucket, readonly [from: number, to: number]>> = {
  '18-24': [18, 24],
  '25-34': [25, 34],
  '35-44': [35, 44],
  '45-49': [45, 49],
  '50-54': [50, 54],
  '55-64': [55, 64],
  '65+': [65, 200],
}

function agedIn(buckets: readonly AgeBucket[], now: Date): SQL {
  const age = sql`extract(year from age(${now.toISOString()}::timestamptz, ${users.birthday}))`
  const parts = buckets.map((bucket) => {
    const [from, to] = agesOf[bucket]
    return sql`${age} between ${from} and ${to}`
  })
  return sql`(${sql.join(parts, sql` or `)})`
}

const genderOf = sql`case when lower(${users.gender}) in ('female', 'male')
  then lower(${users.gender}) else 'unknown' end`

const interestedIn = (topics: readonly string[]) =>
  sql`exists (select from ${interests} where ${interests.userId} = ${users.id}
    and ${inArray(interests.topic, [...topics])})`

const livesIn = (countries: string) => inArray(sql`upper(${users.country})`, countries.split('+'))

const matching = (targeting: Targeting, now: Date) =>
  and(
    eq(users.state, 'active'),
    targeting.AGE_BUCKET && agedIn(targeting.AGE_BUCKET, now),
    targeting.GENDER && inArray(genderOf, [...targeting.GENDER]),
    targeting.LOCATION === undefined ? undefined : livesIn(targeting.LOCATION),
    targeting.INTEREST && interestedIn(targeting.INTEREST),
  )

/**
 * Counts the active members that a targeting matches: `high` those who were here in the last 30 days,
 * `low` those of the last 7.
 */
export async function countReach(db: Sql, targeting: Targeting, now: Date): Promise<Reach> {
  const since = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const seen = sql`greatest(${users.createdAt},
    (select max(${sessions.seenAt}) from ${sessions} where ${sessions.userId} = ${users.id}))`
  const found = db.$with('found').as(
    db
      .select({ seen: sql<Date>`${seen}`.as('seen') })
      .from(users)
      .where(matching(targeting, now)),
  )
  const [row] = await db
    .with(found)
    .select({
      low: sql<number>`count(*) filter (where seen > ${since(recentDays)}::timestamptz)::int`,
      high: sql<number>`count(*) filter (where seen > ${since(presentDays)}::timestamptz)::int`,
    })
    .from(found)
  return { low: row?.low ?? 0, high: row?.high ?? 0 }
}
