import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
} from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../columns.ts'
import { deletedBy, keptUntil, memberRows } from '../table-facts/table-facts.ts'
import { whyLeftOut } from '../table-facts/why-left-out.ts'
import type { StoredPart } from './stored-part.ts'

/** Files that arrive in parts; the parts are in the blob store, by the keys of the row. */
export const runningUploads = pgTable('running_uploads', {
  id: text().primaryKey(),
  /** Null once the account is deleted. */
  ownerId: userId('owner_id'),
  size: bigint({ mode: 'number' }).notNull(),
  /** The bytes in the parts. */
  received: bigint({ mode: 'number' }).notNull().default(0),
  metadata: text().notNull(),
  /** In the order of the file. */
  parts: jsonb().$type<readonly StoredPart[]>().notNull().default([]),
  /** The number of the latest request that writes; one with an earlier number adds nothing more. */
  writer: integer().notNull().default(0),
  /** True while that request may write another blob. */
  isWriting: boolean('is_writing').notNull().default(false),
  /** Keys of blobs that are no parts, and may be stored. */
  leftOver: jsonb('left_over').$type<readonly string[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  /** Set when the upload is over and blobs of it may be left. */
  endedAt: moment('ended_at'),
})

/** States whose the rows of these tables are, and what happens to them. */
export const runningUploadTables = [
  memberRows(runningUploads, {
    owner: 'ownerId',
    leftOut: whyLeftOut.passing,
    deletion: deletedBy('uploads'),
    kept: keptUntil('the upload ends, or was not finished within a day', 'sweep-uploads'),
  }),
]
