import {
  bigint,
  customType,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Look } from '../../../platform/images/look.ts'
import { actionId, anyId, mediaId, moment, userId } from '../columns.ts'
import { keptForEver, keptUntil, memberRows, rowsStay } from '../table-facts/table-facts.ts'

const bytes = customType<{ data: Look; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})

/** Pictures that may not come back. They are known by their file and by their look, and lead to nobody. */
export const refusedPictures = pgTable(
  'refused_pictures',
  {
    id: anyId().primaryKey(),
    /** The removal that refused it. */
    removalId: actionId('removal_id').notNull(),
    /** The hash of the uploaded file. */
    sha: text().notNull(),
    /** Null for a picture whose file was gone. */
    look: bytes(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('refused_pictures_sha').on(table.sha),
    index('refused_pictures_removal').on(table.removalId),
  ],
)

/** The hashes of a refused picture in all turns and cuts, looked up by their four quarters. */
export const refusedHashes = pgTable(
  'refused_hashes',
  {
    refusedId: anyId('refused_id')
      .notNull()
      .references(() => refusedPictures.id, { onDelete: 'cascade' }),
    turn: smallint().notNull(),
    cut: smallint().notNull(),
    hash: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refusedId, table.turn, table.cut] }),
    index('refused_hashes_bands').using('gin', sql`tessera_bands(${table.hash})`),
  ],
)

/** Pictures and videos that were taken off their addresses. Their files are kept elsewhere until nobody can undo it. */
export const withheldMedia = pgTable(
  'withheld_media',
  {
    mediaId: mediaId('media_id').primaryKey(),
    removalId: actionId('removal_id').notNull(),
    /** The random key that the files are kept under. */
    keptKey: text('kept_key').notNull(),
    /** The time at which the files were moved there. */
    movedAt: moment('moved_at'),
    /** The member whose portrait it was. */
    portraitOf: userId('portrait_of'),
  },
  (table) => [index('withheld_media_removal').on(table.removalId)],
)

const leadsToActor = 'It leads to the person who removed a picture, and holds nothing of theirs.'

/** States whose the rows of these tables are, and what happens to them. */
export const refusedPictureTables = [
  memberRows(refusedPictures, {
    owner: 'removalId',
    of: ['content_removals'],
    leftOut: leadsToActor,
    deletion: rowsStay('A picture stays refused, whoever removed it.'),
    kept: keptUntil('the removal is undone'),
  }),
  memberRows(refusedHashes, {
    owner: 'refusedId',
    // They go with their picture, which stays when an account goes.
    of: [],
    leftOut: leadsToActor,
    kept: keptUntil('the removal is undone'),
  }),
  memberRows(withheldMedia, {
    owner: ['mediaId', 'portraitOf'],
    of: ['media', 'users'],
    leftOut: 'What was decided about you is in house_log.',
    deletion: rowsStay('Their files are deleted once nobody can undo the removal.'),
    kept: keptForEver('which pictures nobody can post'),
  }),
]
