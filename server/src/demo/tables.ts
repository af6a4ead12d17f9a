import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { mediaId } from '../domains/id-columns.ts'
import { media } from '../domains/media/tables.ts'
import type { PictureSpec } from './pictures/picture-spec.ts'

/** Worlds that have been put in; a row is written with the last of the world's own rows. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
})

/** What pictures of a demo world show, so that a size can be drawn when somebody first asks for it. */
export const drawings = pgTable(
  'drawings',
  {
    /** The key that the picture's bytes are kept under. */
    key: text().primaryKey(),
    mediaId: mediaId('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    spec: jsonb().$type<PictureSpec>().notNull(),
  },
  (table) => [index('drawings_media').on(table.mediaId)],
)
