import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { eq, type SQL, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers, emailHash, users } from '../../../identity/index.ts'
import { adTouches } from '../../conversions/tables.ts'
import type { SentBy } from '../../events/sums.ts'
import { mayBeIn } from './may-be-in.ts'
import { audienceActs, audienceMembers, audiences } from './tables.ts'

const recordset = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

/** True when an account has an audience of a kind: nothing is kept for others. */
const asksFor = (advertiserId: SQL, kind: 'visitors' | 'engagement') =>
  sql`exists (select from ${audiences} where ${audiences.advertiserId} = ${advertiserId}
    and ${audiences.rule}->>'kind' = ${kind})`

const keeping = sql`on conflict (advertiser_id, act, user_id) do update set
  at = greatest(acts.at, excluded.at)`

const actOf = { click: 'ad_click', save: 'ad_save', closeup: 'ad_closeup' } as const

/** Keeps when members last clicked, saved or opened ads of accounts with an audience of engagement. */
export async function keepAdActs(tx: Sql, events: readonly SentBy[]): Promise<void> {
  const rows = events.flatMap(({ sender: { viewerId }, kind, advertiserId, at }) =>
    viewerId === null || kind === 'impression'
      ? []
      : [{ advertiserId, act: actOf[kind], viewerId, at: new Date(at).toISOString() }],
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${audienceActs} as acts (advertiser_id, act, user_id, at)
    select given."advertiserId", given.act, ${users.id}, max(given.at)
    from ${recordset(rows)} as given("advertiserId" bigint, act text, "viewerId" bigint, at timestamptz)
    join ${users} on ${users.id} = given."viewerId" and ${mayBeIn}
    where ${asksFor(sql`given."advertiserId"`, 'engagement')}
    group by 1, 2, 3 ${keeping}`)
}

/** An event on a website, and what may connect it with a member. */
export interface Visit {
  readonly event: string
  readonly at: number
  readonly emails: readonly string[]
  /** The showing of the ad whose click led to it. */
  readonly servedId: string | null
}

/**
 * Keeps when members last did something on the website of an account with an audience of visitors. They
 * are recognized as conversions are: by the hash of a verified address, or by a click on an ad.
 */
export async function keepVisits(
  tx: Sql,
  advertiserId: AdvertiserId,
  visits: readonly Visit[],
): Promise<void> {
  const rows = visits.flatMap(({ event, at, emails, servedId }) => {
    const given = { act: event, at: new Date(at).toISOString() }
    return [
      ...emails.map((hash) => ({ ...given, hash, served: null })),
      ...(servedId === null ? [] : [{ ...given, hash: null, served: servedId }]),
    ]
  })
  if (rows.length === 0) return
  const id = sql`${advertiserId}::bigint`
  await tx.execute(sql`
    insert into ${audienceActs} as acts (advertiser_id, act, user_id, at)
    select ${id}, given.act, ${users.id}, max(given.at)
    from ${recordset(rows)} as given(act text, at timestamptz, hash text, served bigint)
    cross join lateral (
      select ${users.id} as user_id from ${users}
        where ${emailHash(users.email)} = given.hash and ${users.emailVerifiedAt} is not null
      union select touches.viewer_id from ${adTouches} touches where touches.served_id = given.served
        and touches.touch = 'click' and touches.advertiser_id = ${id}) person
    join ${users} on ${users.id} = person.user_id and ${mayBeIn}
    where ${asksFor(id, 'visitors')}
    group by 1, 2, 3 ${keeping}`)
}

/** Takes a member out of all audiences, and forgets what they did. */
export async function forgetAudiences(db: Sql, userId: UserId): Promise<void> {
  await db.delete(audienceMembers).where(eq(audienceMembers.userId, userId))
  await db.delete(audienceActs).where(eq(audienceActs.userId, userId))
}

/** Lists the audiences that a member is in, for their download. */
export const audiencesOf = (db: Sql, userId: UserId) =>
  db
    .select({
      business: advertisers.name,
      kind: sql<string>`${audiences.rule}->>'kind'`,
      since: audiences.createdAt,
    })
    .from(audienceMembers)
    .innerJoin(audiences, eq(audiences.id, audienceMembers.audienceId))
    .innerJoin(advertisers, eq(advertisers.id, audiences.advertiserId))
    .where(eq(audienceMembers.userId, userId))
    .orderBy(audiences.id)

/** Lists a member's acts on websites and with ads, for their download. */
export const audienceActsOf = (db: Sql, userId: UserId) =>
  db
    .select({ business: advertisers.name, act: audienceActs.act, at: audienceActs.at })
    .from(audienceActs)
    .innerJoin(advertisers, eq(advertisers.id, audienceActs.advertiserId))
    .where(eq(audienceActs.userId, userId))
    .orderBy(audienceActs.at)
