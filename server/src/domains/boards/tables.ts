import type { Privacy } from '@tessera/contracts/entities/board'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { boardId, sectionId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Boards. `pin_count` changes in the transaction that changes the pins. */
export const boards = pgTable(
  'boards',
  {
    id: boardId().primaryKey(),
    ownerId: userId('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as two names are compared. */
    nameKey: text('name_key').notNull(),
    slug: text().notNull(),
    privacy: text().$type<Privacy>().notNull(),
    description: text().notNull().default(''),
    pinCount: integer('pin_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    lastPinnedAt: moment('last_pinned_at'),
  },
  (table) => [
    uniqueIndex('boards_owner_name').on(table.ownerId, table.nameKey),
    uniqueIndex('boards_owner_slug').on(table.ownerId, table.slug),
    index('boards_owner').on(table.ownerId, table.id),
  ],
)

/** Parts of boards. */
export const sections = pgTable(
  'sections',
  {
    id: sectionId().primaryKey(),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    slug: text().notNull(),
    pinCount: integer('pin_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('sections_board_slug').on(table.boardId, table.slug)],
)
