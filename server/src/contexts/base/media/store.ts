import type { MediaId, UserId } from '@tessera/contracts/ids'
import type { Db } from '../../../platform/database/port.ts'
import { and, eq, type SQL } from '../../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { blurredKeyOf } from './blurred-key.ts'
import { pictureColumns } from './columns.ts'
import { markUnused } from './mark-unused.ts'
import type { ShownMedia } from './rules.ts'
import { media } from './tables.ts'

/** The row of a new picture or video. */
type NewMedia = typeof media.$inferInsert

/** A stored picture or video. */
export interface MediaRow extends ShownMedia {
  readonly state: 'ready'
}

const rowColumns = { state: media.state, ...pictureColumns }

/**
 * Inserts a picture or video whose bytes are stored already. If its upload was finished before,
 * returns the earlier row; the caller deletes the duplicate's bytes. It counts as unused until a
 * pin shows it.
 */
export const addMedia = (db: Db, made: NewMedia): Promise<MediaRow> =>
  db.transaction(async (tx) => {
    const [added] = await tx
      .insert(media)
      .values(made)
      .onConflictDoNothing({ target: media.uploadId })
      .returning(rowColumns)
    const row = added ?? (await oneWhere(tx, eq(media.uploadId, made.uploadId ?? '')))
    if (row === undefined)
      throw new Error('Inserting media returned no row, and no row has its upload id.')
    if (added !== undefined) await markUnused(tx, [row.id], made.createdAt)
    return row
  })

/** Loads a picture or video that this member uploaded. */
export const findMediaOf = (db: Sql, id: MediaId, ownerId: UserId): Promise<MediaRow | undefined> =>
  oneWhere(db, and(eq(media.id, id), eq(media.ownerId, ownerId)))

/** The columns of a video's new cover and captions; what is undefined stays. */
export interface VideoDress {
  readonly cover?: Pick<
    typeof media.$inferSelect,
    'key' | 'width' | 'height' | 'dominantColor' | 'phash' | 'sizes'
  >
  readonly captions?: { readonly captionsKey: string; readonly captionsLanguage: string }
}

/** Changes a video's cover and captions; returns the keys before, undefined when it's gone. */
export const updateVideo = (db: Db, id: MediaId, { cover, captions }: VideoDress) =>
  db.transaction(async (tx) => {
    const [before] = await tx
      .select({ key: media.key, clearKey: media.clearKey, captionsKey: media.captionsKey })
      .from(media)
      .where(eq(media.id, id))
      .for('update')
    const isMarked = cover !== undefined && before !== undefined && before.clearKey !== null
    const kept = isMarked ? { clearKey: cover.key, key: blurredKeyOf(cover.key) } : {}
    const changed = { ...cover, ...kept, ...captions }
    if (before !== undefined && Object.keys(changed).length > 0)
      await tx.update(media).set(changed).where(eq(media.id, id))
    return before
  })

/** Loads the media created from a member's upload. */
export const findMediaOfUpload = (
  db: Sql,
  uploadId: string,
  ownerId: UserId,
): Promise<MediaRow | undefined> =>
  oneWhere(db, and(eq(media.uploadId, uploadId), eq(media.ownerId, ownerId)))

async function oneWhere(db: Sql, where: SQL | undefined): Promise<MediaRow | undefined> {
  const [row] = await db.select(rowColumns).from(media).where(where)
  return row
}
