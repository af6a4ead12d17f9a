import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { mediaId, userId } from '../id-columns.ts'
import type { Sizes, VideoMime } from './rules.ts'

/** Pictures and videos that people have sent; the bytes are in the blob store under the row's key. */
export const media = pgTable(
  'media',
  {
    id: mediaId().primaryKey(),
    kind: text().$type<'image' | 'video'>().notNull().default('image'),
    state: text().$type<'ready'>().notNull().default('ready'),
    /**
     * Stands in the pictures' addresses, and nobody can guess it. A hash of the bytes would tell
     * whoever has the same file that somebody keeps it.
     */
    key: text().notNull().default(''),
    /** The hash of the file that was sent. */
    sha: text().notNull(),
    /** What the picture looks like in 64 bits; null where it has next to no contrast. */
    phash: bigint({ mode: 'bigint' }),
    /** The resumable upload that it came by, so that finishing that twice makes one. */
    uploadId: text('upload_id').unique(),
    /** Null for pictures nobody may make another pin of, such as portraits. */
    ownerId: userId('owner_id'),
    width: integer().notNull(),
    height: integer().notNull(),
    dominantColor: text('dominant_color').notNull(),
    sizes: jsonb().$type<Sizes>().notNull(),
    durationMs: integer('duration_ms'),
    videoKey: text('video_key'),
    videoMime: text('video_mime').$type<VideoMime>(),
    videoBytes: integer('video_bytes'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('media_sha').on(table.sha)],
)

/** Pictures and videos that nothing may show any more, or nothing yet; the sweep looks after them. */
export const looseMedia = pgTable(
  'loose_media',
  {
    mediaId: mediaId('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('loose_media_since').on(table.since)],
)
