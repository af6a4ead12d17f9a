import type { debugAudiences, OwnStanding } from '@tessera/contracts/calls/audiences'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, gte, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers, users } from '../../../identity/index.ts'
import { conversionEvents } from '../../conversions/tables.ts'
import { isOfAccount, isOldEnough, isPersonalized } from './may-be-in.ts'
import { audienceHashes, audienceMembers, audiences } from './tables.ts'

type Debug = OutputOf<typeof debugAudiences>

/** Returns why a member can't be in any audience of an account; undefined when they can be. */
async function barredFrom(
  db: Sql,
  advertiserId: AdvertiserId,
  userId: UserId,
): Promise<OwnStanding | undefined> {
  const [row] = await db
    .select({
      isPersonalized,
      isOldEnough,
      isOfAccount: isOfAccount(advertiserId),
    })
    .from(users)
    // With two tables the conditions name theirs.
    .innerJoin(advertisers, eq(advertisers.id, advertiserId))
    .where(eq(users.id, userId))
  if (row === undefined || !row.isPersonalized) return 'not-personalized'
  if (!row.isOldEnough) return 'too-young'
  return row.isOfAccount ? 'of-account' : undefined
}

/** Returns a share of events in steps of ten percent. */
export const shareOf = (part: number, all: number): number => Math.round((part * 10) / all) * 10

const days = 28

/** Returns what the events of the last weeks carried: facts that the advertiser sent themselves. */
async function eventsOf(db: Sql, advertiserId: AdvertiserId, now: Date): Promise<Debug['events']> {
  const table = conversionEvents
  const withKey = (key: string) =>
    sql<number>`(count(*) filter (where ${key} = any(${table.matchKeys})))::int`
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      clickId: withKey('click_id'),
      email: withKey('em'),
      externalId: withKey('external_id'),
      none: sql<number>`(count(*) filter (where cardinality(${table.matchKeys}) = 0))::int`,
      last: sql<Date | null>`max(${table.receivedAt})`.mapWith(table.receivedAt),
    })
    .from(table)
    .where(
      and(
        eq(table.advertiserId, advertiserId),
        gte(table.receivedAt, new Date(now.getTime() - days * 86_400_000)),
      ),
    )
  const { all, clickId, email, externalId, none, last } = row ?? nothing
  const isEnough = all >= limits.audienceEventsMin
  const share = (part: number) => (isEnough ? shareOf(part, all) : null)
  return {
    is_enough: isEnough,
    with_click_id: share(clickId),
    with_email: share(email),
    with_external_id: share(externalId),
    without_key: share(none),
    last_event_at: last === null ? null : new Date(last).toISOString(),
  }
}

const nothing = { all: 0, clickId: 0, email: 0, externalId: 0, none: 0, last: null }

/**
 * Says how audiences do. About people it says what the asking member may know of themself, and about a
 * hash only whether the advertiser's own list holds it: never whether it's a member's.
 */
export async function debugOf(
  db: Sql,
  asked: {
    readonly advertiserId: AdvertiserId
    readonly viewerId: UserId | null
    readonly hash: string | undefined
    readonly now: Date
  },
): Promise<Debug> {
  const { advertiserId, viewerId, hash, now } = asked
  const barred = viewerId === null ? undefined : await barredFrom(db, advertiserId, viewerId)
  const rows = await db
    .select({
      id: audiences.id,
      rule: audiences.rule,
      refreshedAt: audiences.refreshedAt,
      isIn: sql<boolean>`exists (select from ${audienceMembers}
        where ${audienceMembers.audienceId} = ${audiences.id}
          and ${audienceMembers.userId} = ${viewerId}::bigint)`,
      hasHash: sql<boolean>`exists (select from ${audienceHashes}
        where ${audienceHashes.audienceId} = ${audiences.id}
          and ${audienceHashes.hash} = ${hash ?? null}::text)`,
    })
    .from(audiences)
    .where(eq(audiences.advertiserId, advertiserId))
    .orderBy(desc(audiences.id))
  return {
    audiences: rows.map(({ id, rule, refreshedAt, isIn, hasHash }) => ({
      audience_id: id,
      refreshed_at: refreshedAt?.toISOString() ?? null,
      own: viewerId === null ? null : (barred ?? (isIn ? 'in' : 'out')),
      has_hash: hash === undefined || rule.kind !== 'list' ? null : hasHash,
    })),
    events: await eventsOf(db, advertiserId, now),
  }
}
