import type { LibraryKind, RestoreState, RestoreWhy } from '@tessera/contracts/calls/restores'
import { timings } from '@tessera/contracts/timings'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../../base/columns.ts'
import { deletedBy, keptForDays, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import type { LibraryPart } from '../library/rows.ts'
import type { LibraryPlan } from './read-library.ts'

/** Restores of members' own downloads: plans that wait for their start, running ones, and those that can be undone. */
export const restores = pgTable(
  'restores',
  {
    /** A random key; the download is stored under it. */
    id: text().primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The same for all downloads of one account of one product. */
    library: text().notNull(),
    state: text().$type<RestoreState>().notNull(),
    plan: jsonb().$type<LibraryPlan>().notNull(),
    parts: jsonb().$type<readonly LibraryPart[]>().notNull(),
    /** The number of rows that were processed. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** The number of things that are here already. */
    alreadyHere: integer('already_here').notNull().default(0),
    keepPublic: boolean('keep_public').notNull().default(false),
    /** The upload that can be imported instead, until the restore starts. */
    uploadId: text('upload_id'),
    madeAt: moment('made_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('restores_user').on(table.userId, table.createdAt),
    index('restores_created').on(table.createdAt),
  ],
)

/** A kind of thing that a restore maps. */
export type MappedKind = LibraryKind | 'media' | 'ideas'

/**
 * The new ids of things in a library, by their ids there. They stay as long as the account, so that a download
 * that is restored again creates nothing twice.
 */
export const restoredThings = pgTable(
  'restored_things',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    library: text().notNull(),
    kind: text().$type<MappedKind>().notNull(),
    oldId: text('old_id').notNull(),
    newId: text('new_id').notNull(),
    /** The restore that created it; an undo removes the row. */
    restoreId: text('restore_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.library, table.kind, table.oldId] }),
    index('restored_things_restore').on(table.restoreId, table.kind),
  ],
)

/** The things that restores left out, by name. */
export const restoreLeftOut = pgTable(
  'restore_left_out',
  {
    restoreId: text('restore_id')
      .notNull()
      .references(() => restores.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
    kind: text().$type<LibraryKind>().notNull(),
    name: text().notNull(),
    why: text().$type<RestoreWhy>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restoreId, table.at] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const restoreTables = [
  memberRows(restores, {
    owner: 'userId',
    deletion: deletedBy('restores'),
    kept: keptForDays(timings.restoreUndoDays, 'sweep-restores'),
  }),
  memberRows(restoredThings, {
    owner: 'userId',
    leftOut: 'It says which of your things came from an earlier download.',
  }),
  memberRows(restoreLeftOut, {
    owner: 'restoreId',
    kept: keptForDays(timings.restoreUndoDays, 'sweep-restores'),
  }),
]
