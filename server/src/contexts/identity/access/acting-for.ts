import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import { mayWorkOn } from './rules.ts'
import { type Advertiser, findAdvertiser, grantOf, isAmongPeopleOf } from './store.ts'

/** The account or ad account that a call asks to act for. */
export interface ActingOptions {
  readonly orbac_subject_id?: UserId | undefined
  readonly advertiser_id?: AdvertiserId | undefined
}

/** The member who makes a call. Calls that publish mark them, and nobody publishes for a limited business. */
export interface ActingViewer {
  readonly id: UserId
  readonly isPublishing?: boolean
}

/** The account that a call acts for: `userId` owns what the call creates. */
export type Acting =
  | {
      readonly ok: true
      readonly userId: UserId
      readonly subjectId: UserId | null
      readonly advertiser: Advertiser | null
    }
  | { readonly ok: false; readonly code: ErrorCode }

const barred: Acting = { ok: false, code: 'not-allowed' }

/**
 * Returns the account that a call acts for. A missing account is refused like a missing permission.
 *
 *     const acting = await actingFor(tx, viewer, input)
 *     if (!acting.ok) return refused(acting.code)
 */
export async function actingFor(
  db: Sql,
  viewer: ActingViewer,
  options: ActingOptions,
): Promise<Acting> {
  const { orbac_subject_id: subjectId = viewer.id, advertiser_id: advertiserId } = options
  const grant = await grantOf(db, subjectId, viewer.id)
  const asSubject = mayWorkOn('content', grant)
  if (viewer.isPublishing === true && asSubject && grant?.isLimited === true)
    return { ok: false, code: 'account-limited' }
  const userId = asSubject ? subjectId : viewer.id
  const advertiser = advertiserId === undefined ? null : await findAdvertiser(db, advertiserId)
  if (advertiser === undefined) return barred
  if (advertiser === null) return asSubject ? named(userId, viewer.id, null) : barred
  // Somebody with the ADS permission alone acts as themself on the boards of the ad accounts.
  const may = asSubject
    ? await mayActForAdvertiser(db, advertiser, userId)
    : advertiser.ownerId === subjectId && mayWorkOn('ads', grant)
  return may ? named(userId, viewer.id, advertiser) : barred
}

const named = (userId: UserId, viewerId: UserId, advertiser: Advertiser | null): Acting => ({
  ok: true,
  userId,
  subjectId: userId === viewerId ? null : userId,
  advertiser,
})

async function mayActForAdvertiser(
  db: Sql,
  advertiser: Advertiser,
  userId: UserId,
): Promise<boolean> {
  if (await isAmongPeopleOf(db, advertiser, userId)) return true
  return mayWorkOn('ads', await grantOf(db, advertiser.ownerId, userId))
}
