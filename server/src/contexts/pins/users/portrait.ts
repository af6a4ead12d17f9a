import type { MediaId, UserId } from '@tessera/contracts/ids'
import { and, eq } from '../../../platform/database/sql.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import { media } from '../../base/media/tables.ts'
import { isWithheld } from '../../base/refused-pictures/refused-pictures.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'

interface PortraitChange {
  readonly userId: UserId
  /** Null removes the portrait. */
  readonly mediaId: MediaId | null
  readonly now: Date
}

/** The new portrait's key, and the one before if its member uploaded it. */
interface ChangedPortrait {
  readonly key: string | null
  readonly replacedId: MediaId | null
}

/**
 * Changes a member's portrait to a picture that they uploaded; undefined when it is not theirs. The
 * one before is deleted two days later, unless something still shows it.
 */
export async function changePortrait(
  tx: Sql,
  { userId, mediaId, now }: PortraitChange,
): Promise<ChangedPortrait | undefined> {
  const before = await lockPortrait(tx, userId)
  const key = mediaId === null ? null : await keyOfOwnPicture(tx, mediaId, userId)
  if (key === undefined) return undefined
  await tx.update(users).set({ portraitId: mediaId }).where(eq(users.id, userId))
  if (before === undefined || before.id === mediaId) return { key, replacedId: null }
  await markUnused(tx, [before.id], now)
  return { key, replacedId: before.ownerId === userId ? before.id : null }
}

/** Locks the member's row, so that two changes at once each see the other's portrait. */
async function lockPortrait(tx: Sql, userId: UserId) {
  const [row] = await tx
    .select({ id: users.portraitId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!row?.id) return undefined
  const [picture] = await tx
    .select({ id: media.id, ownerId: media.ownerId })
    .from(media)
    .where(eq(media.id, row.id))
  return picture
}

/** The lock keeps the sweep of unused pictures from deleting it meanwhile. */
async function keyOfOwnPicture(tx: Sql, mediaId: MediaId, userId: UserId) {
  const [row] = await tx
    .select({ key: media.key })
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.ownerId, userId), eq(media.kind, 'image')))
    .for('key share')
  return (await isWithheld(tx, [mediaId])) ? undefined : row?.key
}
