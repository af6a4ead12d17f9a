import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from '../../../platform/database/define-tables.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { mediaId, moment, userId } from '../columns.ts'
import { deletedBy, keptUntil, memberRows } from '../table-facts/table-facts.ts'
import { whyLeftOut } from '../table-facts/why-left-out.ts'
import type { SensitiveBy, Sizes, VideoMime } from './rules.ts'

/** Uploaded pictures and videos; files are in the blob store under the row's key. */
export const media = pgTable(
  'media',
  {
    id: mediaId().primaryKey(),
    kind: text().$type<'image' | 'video'>().notNull().default('image'),
    state: text().$type<'ready'>().notNull().default('ready'),
    /**
     * A random key in the picture's URLs. A hash of the file would reveal to anybody with the same
     * file that it's stored.
     */
    key: text().notNull().default(''),
    /**
     * The key of the files as they were uploaded, while the picture may be sensitive: `key` then leads to blurred
     * ones, so that whatever shows a picture by its key shows it blurred.
     */
    clearKey: text('clear_key'),
    /** The last one to say that it may be sensitive. */
    sensitiveBy: text('sensitive_by').$type<SensitiveBy>(),
    /** The hash of the uploaded file. */
    sha: text().notNull(),
    /** The 64-bit perceptual hash; null for pictures with almost no contrast. */
    phash: bigint({ mode: 'bigint' }),
    /** The resumable upload it came from, so that finishing twice creates one row. */
    uploadId: text('upload_id').unique(),
    /** Null for pictures that can't become another pin, such as portraits of sample people. */
    ownerId: userId('owner_id'),
    width: integer().notNull(),
    height: integer().notNull(),
    dominantColor: text('dominant_color').notNull(),
    /** The plain color that its own is nearest to, as `plainColorOf` finds it. */
    plainColor: text('plain_color')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`tessera_plain_color(${media.dominantColor})`),
    sizes: jsonb().$type<Sizes>().notNull(),
    durationMs: integer('duration_ms'),
    videoKey: text('video_key'),
    videoMime: text('video_mime').$type<VideoMime>(),
    videoBytes: integer('video_bytes'),
    captionsKey: text('captions_key'),
    captionsLanguage: text('captions_language'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('media_sha').on(table.sha),
    // The download and the deletion of an account read the pictures of its owner.
    index('media_owner').on(table.ownerId).where(sql`${table.ownerId} is not null`),
    // Pictures that look alike have a band in common.
    index('media_bands').using('gin', sql`tessera_bands(${table.phash})`),
  ],
)

/** Pictures and videos that may be unused; the sweep checks them. */
export const unusedMedia = pgTable(
  'loose_media',
  {
    mediaId: mediaId('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
  },
  (table) => [index('loose_media_since').on(table.since)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const mediaTables = [
  memberRows(media, {
    owner: 'ownerId',
    file: 'pictures',
    deletion: deletedBy('uploads'),
    kept: keptUntil('nothing has shown them for two days', 'sweep-media'),
  }),
  memberRows(unusedMedia, {
    owner: 'mediaId',
    leftOut: whyLeftOut.passing,
    kept: keptUntil('the sweep has looked at them', 'sweep-media'),
  }),
]
