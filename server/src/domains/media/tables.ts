import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { mediaId, userId } from '../id-columns.ts'
import type { Sizes } from './rules.ts'

/** Pictures that people have sent; the bytes are in the blob store under their hash. */
export const media = pgTable(
  'media',
  {
    id: mediaId().primaryKey(),
    sha: text().notNull(),
    /** Null for pictures nobody may make another pin of, such as portraits. */
    ownerId: userId('owner_id'),
    width: integer().notNull(),
    height: integer().notNull(),
    dominantColor: text('dominant_color').notNull(),
    sizes: jsonb().$type<Sizes>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('media_sha').on(table.sha)],
)
