import type { AudienceId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, eq, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers, users } from '../../../identity/index.ts'
import { blurred, sizeOf } from './blur.ts'
import { isOfAccount, mayBeIn } from './may-be-in.ts'
import { peopleOfRule } from './people-of-rule.ts'
import { audienceMembers, audiences } from './tables.ts'

type RefreshPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

const before = (now: Date, milliseconds: number) =>
  sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`

/** True of an audience that wasn't counted yet, or that changed or grew old since. */
const isDue = (
  now: Date,
) => sql<boolean>`(${audiences.changedAt} <= ${before(now, timings.audienceRests)}
  and (${audiences.refreshedAt} is null
    or ${audiences.refreshedAt} <= ${before(now, timings.audienceRefreshed)}
    or (${audiences.refreshedAt} <= ${before(now, timings.audienceRecounted)}
      and (${audiences.changedAt} >= ${audiences.refreshedAt} or exists (
        select from ${audiences} seed where seed.id = (${audiences.rule}->>'seed_id')::bigint
          and seed.refreshed_at >= ${audiences.refreshedAt})))))`

async function dueAudiences(db: Sql, now: Date): Promise<readonly AudienceId[]> {
  const rows = await db
    .select({ id: audiences.id })
    .from(audiences)
    .where(isDue(now))
    // A seed is counted before those who are like it.
    .orderBy(
      sql`${audiences.rule}->>'kind' = 'lookalike'`,
      sql`${audiences.refreshedAt} nulls first`,
    )
    .limit(limits.audiencesRefreshed)
  return rows.map(({ id }) => id)
}

/** Finds the members of an audience again, and what may be told of their number. */
async function refresh({ db, clock, secrets }: RefreshPorts, id: AudienceId): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ audience: audiences, ownerId: advertisers.ownerId })
      .from(audiences)
      .innerJoin(advertisers, eq(advertisers.id, audiences.advertiserId))
      .where(eq(audiences.id, id))
      .for('update', { of: audiences })
    if (found === undefined) return
    const { audience, ownerId } = found
    const now = clock.now()
    const people = await peopleOfRule(tx, { ...audience, ownerId }, now)
    const ofAudience = eq(audienceMembers.audienceId, id)
    if (people === undefined) await tx.delete(audienceMembers).where(ofAudience)
    else
      await tx.execute(sql`
        with people as (select distinct found.user_id from (${people}) found
          join ${users} on ${users.id} = found.user_id
          where ${mayBeIn} and not ${isOfAccount(audience.advertiserId)}),
        gone as (delete from ${audienceMembers} where ${ofAudience}
          and ${audienceMembers.userId} not in (select user_id from people))
        insert into ${audienceMembers} (audience_id, user_id)
        select ${id}::bigint, people.user_id from people on conflict do nothing`)
    const [counted] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        digest: sql<string>`coalesce(bit_xor(hashint8extended(${audienceMembers.userId}, 0)), 0)::text`,
      })
      .from(audienceMembers)
      .where(ofAudience)
    const size = sizeOf(blurred(secrets, counted ?? { count: 0, digest: '0' }))
    const facts = { refreshedAt: now, size, isUsable: size !== null }
    await tx
      .update(audiences)
      .set(facts)
      .where(and(eq(audiences.id, id)))
  })
}

/** Refreshes the audiences that are due, each in a transaction of its own. */
export async function refreshAudiences(ports: RefreshPorts): Promise<void> {
  for (const id of await dueAudiences(ports.db, ports.clock.now())) await refresh(ports, id)
}
