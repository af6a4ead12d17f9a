import type { MediaId, PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, inArray, isNull, ne } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { selectPins } from '../pins/pin-rows.ts'
import type { PinRow } from '../pins/rules.ts'
import { pins } from '../pins/tables.ts'
import { type PictureHashes, similarPicturesOf } from './similar-pictures.ts'

const lookColumns = { sha: media.sha, phash: media.phash }

/** Returns the picture hashes of a pin, if this viewer may see it. */
export async function lookOfPin(
  db: Sql,
  id: PinId,
  viewerId: UserId,
): Promise<PictureHashes | undefined> {
  const [look] = await db
    .select(lookColumns)
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(and(eq(pins.id, id), isNull(pins.deletedAt), isVisibleTo(viewerId)))
  return look
}

/** Returns the picture hashes of a member's own upload. */
export async function lookOfUpload(
  db: Sql,
  id: MediaId,
  ownerId: UserId,
): Promise<PictureHashes | undefined> {
  const [look] = await db
    .select(lookColumns)
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, ownerId)))
  return look
}

/** Returns a member's own pins with nearly the same picture, nearest first; `but` is left out. */
export async function pinsLike(
  db: Sql,
  asked: {
    readonly look: PictureHashes
    readonly viewerId: UserId
    readonly but: PinId | undefined
  },
): Promise<readonly PinRow[]> {
  const { look, viewerId, but } = asked
  const near = await similarPicturesOf(db, {
    ownerId: viewerId,
    maxDistance: limits.similarBits,
    ...look,
  })
  if (near.length === 0) return []
  const ids = near.map(({ id }) => id)
  const rows = await selectPins(db, viewerId)
    .where(
      and(
        eq(pins.pinnerId, viewerId),
        inArray(pins.mediaId, ids),
        isNull(pins.deletedAt),
        isVisibleTo(viewerId),
        but === undefined ? undefined : ne(pins.id, but),
      ),
    )
    .orderBy(desc(pins.id))
    .limit(limits.pageSize)
  const distance = new Map(near.map((picture) => [picture.id, picture.distance]))
  const distanceOf = (row: PinRow) => distance.get(row.picture.id) ?? 0
  return rows.toSorted((one, other) => distanceOf(one) - distanceOf(other))
}
