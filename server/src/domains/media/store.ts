import type { MediaId, UserId } from '@tessera/contracts/ids'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { media } from './tables.ts'

/** A picture about to be noted. */
export type NewMedia = typeof media.$inferInsert

/** Notes a picture whose bytes are kept already. */
export async function addMedia(db: Sql, picture: NewMedia): Promise<void> {
  await db.insert(media).values(picture)
}

/** A picture that this person sent. */
export async function findMediaOf(db: Sql, id: MediaId, ownerId: UserId) {
  const [row] = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, ownerId)))
  return row
}
