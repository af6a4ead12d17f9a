import type { Db } from '../../../platform/database/port.ts'
import { and, eq, inArray, lt, notExists, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { users } from '../../identity/accounts/tables.ts'
import { boards } from '../../pins/boards/tables.ts'
import { pinPictures } from '../../pins/pin-parts/tables.ts'
import { pins } from '../../pins/pins/tables.ts'
import { scheduledPins } from '../../pins/scheduled-pins/tables.ts'
import type { Sql } from '../sql.ts'
import { captionsBlobKey, videoBlobKey } from './rules.ts'
import { deletePicture } from './store-picture.ts'
import { media, unusedMedia } from './tables.ts'

/** Longer than anybody needs to create a pin from an upload. */
const unusedDays = 2
const atOnce = 200

type Showing =
  | typeof pins
  | typeof pinPictures
  | typeof scheduledPins
  | typeof boards
  | typeof users

const shownBy = (db: Sql, table: Showing) => {
  const column =
    'mediaId' in table ? table.mediaId : 'coverId' in table ? table.coverId : table.portraitId
  return db.select({ one: sql`1` }).from(table).where(eq(column, media.id))
}

/** Deletes media that nothing has used for two days, with their files. */
export async function sweepUnused({
  db,
  blobs,
  clock,
}: Pick<Ports, 'db' | 'blobs' | 'clock'>): Promise<number> {
  const edge = new Date(clock.now().getTime() - unusedDays * 86_400_000)
  let swept = 0
  for (;;) {
    const { looked, gone } = await removePins(db, edge)
    for (const { key, videoKey, videoMime, captionsKey } of gone) {
      await deletePicture(blobs, key)
      if (videoKey !== null && videoMime !== null)
        await blobs.delete(videoBlobKey(videoKey, videoMime))
      if (captionsKey !== null) await blobs.delete(captionsBlobKey(captionsKey))
    }
    swept += gone.length
    if (looked < atOnce) return swept
  }
}

const removePins = (db: Db, edge: Date) =>
  db.transaction(async (tx) => {
    const loose = await tx
      .select({ id: unusedMedia.mediaId })
      .from(unusedMedia)
      .where(lt(unusedMedia.since, edge))
      .orderBy(unusedMedia.since)
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const ids = loose.map(({ id }) => id)
    if (ids.length === 0) return { looked: 0, gone: [] }
    const gone = await tx
      .delete(media)
      .where(
        and(
          inArray(media.id, ids),
          notExists(shownBy(tx, pins)),
          notExists(shownBy(tx, pinPictures)),
          notExists(shownBy(tx, scheduledPins)),
          notExists(shownBy(tx, boards)),
          notExists(shownBy(tx, users)),
        ),
      )
      .returning({
        key: media.key,
        videoKey: media.videoKey,
        videoMime: media.videoMime,
        captionsKey: media.captionsKey,
      })
    // Media in use are no longer marked as unused.
    await tx.delete(unusedMedia).where(inArray(unusedMedia.mediaId, ids))
    return { looked: ids.length, gone }
  })
