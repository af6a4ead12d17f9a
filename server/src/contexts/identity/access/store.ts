import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import {
  type AnyColumn,
  and,
  eq,
  inArray,
  or,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import type { PersonRow } from '../accounts/person-card.ts'
import { isPresent } from '../accounts/presence.ts'
import { users } from '../accounts/tables.ts'
import { advertiserPeople, advertisers } from '../ad-accounts/tables.ts'
import { hasFactor } from '../second-factor/has-factor.ts'
import { type Grant, mayWorkOn, ownGrant } from './rules.ts'
import { businessAccess } from './tables.ts'

/** An ad account and its owner. */
export interface Advertiser {
  readonly id: AdvertiserId
  readonly ownerId: UserId
}

/** True when the business requires no second factor, or this member has one. */
const meetsMfa = (userId: UserId | AnyColumn) =>
  sql<boolean>`(not ${users.needsMfa} or ${hasFactor(userId)})`

/** Returns a member's grant for a business; undefined when they have none. */
export async function grantOf(
  db: Sql,
  subjectId: UserId,
  userId: UserId,
): Promise<Grant | undefined> {
  if (subjectId === userId) return ownGrant
  const [row] = await db
    .select({
      permissions: businessAccess.permissions,
      meetsMfa: meetsMfa(userId),
      isLimited: sql<boolean>`${users.limitedAt} is not null`,
    })
    .from(businessAccess)
    .innerJoin(users, eq(users.id, businessAccess.subjectId))
    .where(
      and(
        eq(businessAccess.subjectId, subjectId),
        eq(businessAccess.userId, userId),
        isPresent(users.id),
      ),
    )
  return row
}

/** Loads an ad account by its id. */
export async function findAdvertiser(db: Sql, id: AdvertiserId): Promise<Advertiser | undefined> {
  const [row] = await db
    .select({ id: advertisers.id, ownerId: advertisers.ownerId })
    .from(advertisers)
    .where(and(eq(advertisers.id, id), isPresent(advertisers.ownerId)))
  return row
}

/** True when this member may act for the ad account through a permission of their own. */
export async function isAmongPeopleOf(
  db: Sql,
  advertiser: Advertiser,
  userId: UserId,
): Promise<boolean> {
  const rows = await db
    .select({ id: advertiserPeople.userId })
    .from(advertiserPeople)
    .where(
      and(eq(advertiserPeople.advertiserId, advertiser.id), eq(advertiserPeople.userId, userId)),
    )
  return rows.length > 0
}

/** Returns everybody who may act for an ad account: its owner, and those with a permission. */
export async function membersOfAdvertiser(
  db: Sql,
  { id, ownerId }: Advertiser,
): Promise<readonly UserId[]> {
  const granted = await db
    .select({
      userId: businessAccess.userId,
      permissions: businessAccess.permissions,
      meetsMfa: meetsMfa(businessAccess.userId),
    })
    .from(businessAccess)
    .innerJoin(users, eq(users.id, businessAccess.subjectId))
    .where(eq(businessAccess.subjectId, ownerId))
  const among = await db
    .select({ userId: advertiserPeople.userId })
    .from(advertiserPeople)
    .where(eq(advertiserPeople.advertiserId, id))
  const working = granted.filter((grant) => mayWorkOn('ads', grant))
  return [
    ...new Set([
      ownerId,
      ...working.map(({ userId }) => userId),
      ...among.map(({ userId }) => userId),
    ]),
  ]
}

/** An account that a member can act for, with their grant. */
export interface HeldAccount extends PersonRow {
  readonly isPartner: boolean
  readonly isVerifiedMerchant: boolean
  readonly grant: Grant
}

/**
 * Returns the accounts a member can act for: their own first, then the oldest grant. `more` are further
 * columns of each.
 */
export async function heldAccounts(db: Sql, userId: UserId): Promise<readonly HeldAccount[]>
export async function heldAccounts<More>(
  db: Sql,
  userId: UserId,
  more: SQL<More>,
): Promise<readonly (HeldAccount & { readonly more: More })[]>
export async function heldAccounts(db: Sql, userId: UserId, more: SQL<unknown> = sql`null`) {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      portraitKey: media.key,
      isPartner: users.isPartner,
      isVerifiedMerchant: users.isVerifiedMerchant,
      meetsMfa: meetsMfa(userId),
      permissions: businessAccess.permissions,
      more,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .leftJoin(
      businessAccess,
      and(eq(businessAccess.subjectId, users.id), eq(businessAccess.userId, userId)),
    )
    .where(
      sql`${users.id} in (select ${userId}::bigint union all
        select held.subject_id from ${businessAccess} held where held.user_id = ${userId}::bigint)
        and ${isPresent(users.id)}`,
    )
    .orderBy(sql`${users.id} <> ${userId}::bigint`, businessAccess.createdAt, users.id)
  return rows.map(({ meetsMfa, permissions, ...account }) => ({
    ...account,
    grant: account.id === userId ? ownGrant : { permissions: permissions ?? [], meetsMfa },
  }))
}

/** Returns the ad accounts of these owners and those this member may act for: the member's own first. */
export const advertisersFor = (
  db: Sql,
  whose: { readonly userId: UserId; readonly ownerIds: readonly UserId[] },
) =>
  db
    .select({
      id: advertisers.id,
      ownerId: advertisers.ownerId,
      ownerUsername: users.username,
      name: advertisers.name,
      country: advertisers.country,
      currency: advertisers.currency,
      timeZone: advertisers.timeZone,
    })
    .from(advertisers)
    .innerJoin(users, eq(users.id, advertisers.ownerId))
    .where(
      and(
        isPresent(users.id),
        or(
          inArray(advertisers.ownerId, [...whose.ownerIds]),
          sql`exists (select from ${advertiserPeople}
          where ${advertiserPeople.advertiserId} = ${advertisers.id}
            and ${advertiserPeople.userId} = ${whose.userId}::bigint)`,
        ),
      ),
    )
    .orderBy(
      sql`${advertisers.ownerId} <> ${whose.userId}::bigint`,
      advertisers.name,
      advertisers.id,
    )

/** True when this member has this username. */
export async function isNamed(db: Sql, id: UserId, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.username, username)))
  return rows.length > 0
}
