import type { Db } from '../../../platform/database/port.ts'
import {
  and,
  type Column,
  eq,
  inArray,
  lt,
  notExists,
  sql,
} from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { blurredKeyOf } from './blurred-key.ts'
import { clearKeyColumn } from './columns.ts'
import { captionsBlobKey, videoBlobKey } from './rules.ts'
import { deletePicture } from './store-picture.ts'
import { media, unusedMedia } from './tables.ts'

/** Longer than anybody needs to create a pin from an upload. */
const unusedDays = 2
const atOnce = 200

/** Deletes media that none of these columns has named for two days, with their files. */
export async function sweepUnusedBy(
  columns: readonly Column[],
  { db, blobs, clock }: Pick<Ports, 'db' | 'blobs' | 'clock'>,
): Promise<number> {
  const edge = new Date(clock.now().getTime() - unusedDays * 86_400_000)
  let swept = 0
  for (;;) {
    const { looked, gone } = await removeUnused(db, columns, edge)
    for (const { key, isMarked, videoKey, videoMime, captionsKey } of gone) {
      await deletePicture(blobs, key)
      if (isMarked) await deletePicture(blobs, blurredKeyOf(key))
      if (videoKey !== null && videoMime !== null)
        await blobs.delete(videoBlobKey(videoKey, videoMime))
      if (captionsKey !== null) await blobs.delete(captionsBlobKey(captionsKey))
    }
    swept += gone.length
    if (looked < atOnce) return swept
  }
}

const removeUnused = (db: Db, columns: readonly Column[], edge: Date) =>
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
          ...columns.map((column) =>
            notExists(tx.select({ one: sql`1` }).from(column.table).where(eq(column, media.id))),
          ),
        ),
      )
      .returning({
        key: clearKeyColumn,
        // One that was marked before has blurred files still.
        isMarked: sql<boolean>`${media.sensitiveBy} is not null`,
        videoKey: media.videoKey,
        videoMime: media.videoMime,
        captionsKey: media.captionsKey,
      })
    // Media in use are no longer marked as unused.
    await tx.delete(unusedMedia).where(inArray(unusedMedia.mediaId, ids))
    return { looked: ids.length, gone }
  })
