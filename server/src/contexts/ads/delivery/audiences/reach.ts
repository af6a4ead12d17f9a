import type { Reach } from '@tessera/contracts/ads/reach'
import type { AgeBucket, Targeting } from '@tessera/contracts/ads/targeting'
import type { AudienceId } from '@tessera/contracts/ids'
import { and, eq, inArray, type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { sessions, users } from '../../../identity/index.ts'
import { interests } from '../../../pins/index.ts'
import { blurred } from './blur.ts'
import { audienceMembers, audiences } from './tables.ts'
import { audiencesIn } from './unfit-audiences.ts'

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
    targeting.AUDIENCE_INCLUDE && isInAudience(targeting.AUDIENCE_INCLUDE),
    targeting.AUDIENCE_EXCLUDE && sql`not ${isInAudience(targeting.AUDIENCE_EXCLUDE)}`,
  )

/** True of members of audiences that are large enough to be used. */
const isInAudience = (ids: readonly AudienceId[]) =>
  sql`exists (select from ${audienceMembers}
    join ${audiences} on ${audiences.id} = ${audienceMembers.audienceId} and ${audiences.isUsable}
    where ${audienceMembers.userId} = ${users.id} and ${inArray(audiences.id, [...ids])})`

/**
 * Counts the active members that a targeting matches: `high` those who were here in the last 30 days,
 * `low` those of the last 7. With audiences both are blurred, so that a combination of several says no
 * more about a person than each of them.
 */
export async function countReach(
  { db, secrets }: Pick<Ports, 'db' | 'secrets'>,
  targeting: Targeting,
  now: Date,
): Promise<Reach> {
  const since = (days: number) => {
    const first = new Date(now.getTime() - days * day).toISOString()
    const among = sql`filter (where seen > ${first}::timestamptz)`
    return {
      count: sql<number>`(count(*) ${among})::int`,
      digest: sql<string>`coalesce(bit_xor(hashint8extended(id, 0)) ${among}, 0)::text`,
    }
  }
  const seen = sql`greatest(${users.createdAt},
    (select max(${sessions.seenAt}) from ${sessions} where ${sessions.userId} = ${users.id}))`
  const found = db.$with('found').as(
    db
      .select({ id: users.id, seen: sql<Date>`${seen}`.as('seen') })
      .from(users)
      .where(matching(targeting, now)),
  )
  const [row] = await db
    .with(found)
    .select({ low: since(recentDays), high: since(presentDays) })
    .from(found)
  const { low, high } = row ?? { low: nobody, high: nobody }
  if (audiencesIn(targeting).length === 0) return { low: low.count, high: high.count }
  const most = blurred(secrets, high)
  return { low: Math.min(most, blurred(secrets, low)), high: most }
}

const nobody = { count: 0, digest: '0' }
