import type { AudienceRule } from '@tessera/contracts/ads/audience-rule'
import type { AdvertiserId, AudienceId, UserId } from '@tessera/contracts/ids'
import { alias } from '../../../../platform/database/define-tables.ts'
import { and, type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { emailHash, users } from '../../../identity/index.ts'
import { boards, interests, isPublicPin, pins } from '../../../pins/index.ts'
import { type InterestCounts, interestWeights, lookalikeMost } from './lookalike.ts'
import { mayBeIn } from './may-be-in.ts'
import { audienceActs, audienceHashes, audienceMembers, audiences } from './tables.ts'

/** An audience whose members are looked for. */
export interface AudienceToFill {
  readonly id: AudienceId
  readonly rule: AudienceRule
  readonly advertiserId: AdvertiserId
  readonly ownerId: UserId
}

const dayLength = 86_400_000

const sinceOf = (days: number, now: Date): string =>
  new Date(now.getTime() - days * dayLength).toISOString()

const textArray = (values: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

const actorsSince = (advertiserId: AdvertiserId, acts: readonly string[], since: string) =>
  sql`select ${audienceActs.userId} as user_id from ${audienceActs}
    where ${audienceActs.advertiserId} = ${advertiserId}::bigint
      and ${audienceActs.act} in ${textArray(acts)} and ${audienceActs.at} >= ${since}::timestamptz`

const origins = alias(pins, 'origins')

/** Members who saved pins of a business to boards that anybody may see. */
const saversSince = (ownerId: UserId, since: string) =>
  sql`select ${pins.pinnerId} as user_id from ${pins}
    join ${pins} origins on ${origins.id} = ${pins.originId} and ${origins.pinnerId} = ${ownerId}::bigint
    join ${boards} on ${boards.id} = ${pins.boardId}
    where ${pins.pinnerId} <> ${ownerId}::bigint and ${pins.createdAt} >= ${since}::timestamptz
      and ${isPublicPin}`

const listed = (id: AudienceId) =>
  sql`select ${users.id} as user_id from ${audienceHashes}
    join ${users} on ${emailHash(users.email)} = ${audienceHashes.hash}
      and ${users.emailVerifiedAt} is not null
    where ${audienceHashes.audienceId} = ${id}::bigint`

/** Counts members, and those with each interest. */
async function countInterests(db: Sql, where: SQL | undefined): Promise<InterestCounts> {
  const members = await db.$count(users, where)
  const rows = await db
    .select({ topic: interests.topic, count: sql<number>`count(*)::int` })
    .from(interests)
    .innerJoin(users, sql`${users.id} = ${interests.userId}`)
    .where(where)
    .groupBy(interests.topic)
  return { members, byTopic: new Map(rows.map(({ topic, count }) => [topic, count])) }
}

const isIn = (id: AudienceId) => sql<boolean>`exists (select from ${audienceMembers}
  where ${audienceMembers.audienceId} = ${id}::bigint and ${audienceMembers.userId} = ${users.id})`

/** The members of a country who are most like a seed that is large enough; nobody for a smaller one. */
async function lookalikes(
  db: Sql,
  rule: Extract<AudienceRule, { kind: 'lookalike' }>,
): Promise<SQL | undefined> {
  const isUsable = and(sql`${audiences.id} = ${rule.seed_id}::bigint`, audiences.isUsable.getSQL())
  if ((await db.$count(audiences, isUsable)) === 0) return undefined
  const isThere = and(mayBeIn, sql`upper(${users.country}) = ${rule.country}`)
  const seed = await countInterests(db, isIn(rule.seed_id))
  const all = await countInterests(db, isThere)
  const weights = interestWeights(seed, all)
  return sql`select likely.user_id from (
    select ${users.id} as user_id, coalesce(sum(weights.weight), 0) / sqrt(count(*)) as likeness
    from ${users} join ${interests} on ${interests.userId} = ${users.id}
    left join jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as weights(topic text, weight float8)
      on weights.topic = ${interests.topic}
    where ${isThere} and not ${isIn(rule.seed_id)}
    group by ${users.id} having sum(weights.weight) > 0
    order by likeness desc, ${users.id}
    limit ${lookalikeMost(all.members, rule.percent)}) likely`
}

/** Returns a query of the people whom a rule means; undefined when there can be none. */
export async function peopleOfRule(
  db: Sql,
  { id, rule, advertiserId, ownerId }: AudienceToFill,
  now: Date,
): Promise<SQL | undefined> {
  if (rule.kind === 'list') return listed(id)
  if (rule.kind === 'lookalike') return lookalikes(db, rule)
  const since = sinceOf(rule.days, now)
  if (rule.kind === 'visitors') return actorsSince(advertiserId, rule.events, since)
  const acts = actorsSince(advertiserId, rule.acts, since)
  return rule.acts.includes('pin_save') ? sql`${acts} union ${saversSince(ownerId, since)}` : acts
}
