import type { ImportSource, ImportState } from '@tessera/contracts/calls/imports'
import type { z } from '@tessera/contracts/schema'
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
import { moment, pinId, userId } from '../../base/columns.ts'
import { deletedBy, keptForDays, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import type { ImportPlan, PlannedPin } from './plan.ts'

/** Imports: plans that wait for their start, running ones, and those that can be undone. */
export const imports = pgTable(
  'imports',
  {
    /** A random key; an archive is stored under it. */
    id: text().primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text().$type<ImportSource>().notNull(),
    state: text().$type<z.infer<typeof ImportState>>().notNull(),
    boards: jsonb().$type<ImportPlan['boards']>().notNull(),
    leftOut: jsonb('left_out').$type<ImportPlan['leftOut']>().notNull(),
    /** The number of entries that are left out and not listed. */
    leftOutMore: integer('left_out_more').notNull().default(0),
    /** True when new boards are public. */
    makePublic: boolean('make_public').notNull().default(false),
    /** Boards and sections that it created. */
    madeBoards: jsonb('made_boards').$type<readonly string[]>().notNull().default([]),
    madeSections: jsonb('made_sections').$type<readonly string[]>().notNull().default([]),
    /** The place of its first pin on a board; the later ones stand below. */
    firstPlace: pinId('first_place'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('imports_user').on(table.userId, table.createdAt),
    index('imports_created').on(table.createdAt),
  ],
)

/** The pins of imports. */
export const importPins = pgTable(
  'import_pins',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
    planned: jsonb().$type<PlannedPin>().notNull(),
    /**
     * An undo leaves a pin 'kept' that its member may not delete any more. 'again' is a pin with a card whose picture is
     * looked for once more; 'left-out' never was a pin.
     */
    state: text()
      .$type<
        'waiting' | 'made' | 'again' | 'duplicate' | 'failed' | 'left-out' | 'removed' | 'kept'
      >()
      .notNull(),
    /** The code of the error that left it out; of a pin that was made, why it has a card instead of a picture. */
    why: text(),
    pinId: pinId('pin_id'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.at] }),
    index('import_pins_state').on(table.importId, table.state, table.at),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const importTables = [
  memberRows(imports, {
    owner: 'userId',
    deletion: deletedBy('imports'),
    kept: keptForDays(timings.importUndoDays, 'sweep-imports'),
  }),
  memberRows(importPins, {
    owner: 'importId',
    kept: keptForDays(timings.importUndoDays, 'sweep-imports'),
  }),
]
