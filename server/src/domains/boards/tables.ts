import type { Privacy } from '@tessera/contracts/entities/board'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { actionId, advertiserId, boardId, mediaId, sectionId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'
import { media } from '../media/tables.ts'

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
    /** The picture chosen as its cover; without one the latest pins stand for it. */
    coverId: mediaId('cover_id').references(() => media.id),
    /** The advertiser that a protected board belongs to; its owner owns the board. */
    advertiserId: advertiserId('advertiser_id'),
    /** Where its owner put it among the others, smaller first; null until somebody has. */
    place: integer(),
    /** Closed to new pins by its owner. */
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
    /** The board that it was merged into, which its address leads to while it is deleted. */
    mergedInto: boardId('merged_into').references((): AnyPgColumn => boards.id, {
      onDelete: 'set null',
    }),
    /** The bulk action that has it, while one runs in the background. */
    busyWith: actionId('busy_with'),
  },
  (table) => [
    uniqueIndex('boards_owner_name')
      .on(table.ownerId, table.nameKey)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('boards_owner_slug')
      .on(table.ownerId, table.slug)
      .where(sql`${table.deletedAt} is null`),
    index('boards_owner').on(table.ownerId, table.id),
    index('boards_merged').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    index('boards_cover').on(table.coverId).where(sql`${table.coverId} is not null`),
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
    /** The title as two titles are compared. */
    titleKey: text('title_key').notNull().default(''),
    /** Its place on the board, smaller first. */
    place: integer().notNull().default(0),
    deletedAt: moment('deleted_at'),
    /** The merge that made it; if that is undone and nothing is in it, it goes again. */
    madeBy: actionId('made_by'),
  },
  (table) => [
    uniqueIndex('sections_board_slug')
      .on(table.boardId, table.slug)
      .where(sql`${table.deletedAt} is null`),
    index('sections_board').on(table.boardId, table.place),
  ],
)

/** What somebody who was asked to a board is to it. */
export type Belonging = 'invited' | 'active'

/** Who shares a board with its owner, or was asked to. */
export const boardPeople = pgTable(
  'board_people',
  {
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<Belonging>().notNull(),
    invitedBy: userId('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Asked by their address alone: until they come, nobody learns whose it is. */
    byEmail: boolean('by_email').notNull().default(false),
    /** Put away by this person: it leaves their picker, not the board. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.userId] }),
    index('board_people_user').on(table.userId, table.state),
  ],
)

/** Links that let somebody join a board, by email or to pass on; the token is kept hashed. */
export const boardInvites = pgTable(
  'board_invites',
  {
    tokenHash: text('token_hash').primaryKey(),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** Null for a link that anybody who has it may use. */
    email: text(),
    invitedBy: userId('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedBy: userId('accepted_by'),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    index('board_invites_board').on(table.boardId),
    // What waits for an address is looked for when somebody shows that it is theirs.
    index('board_invites_email').on(table.email).where(sql`${table.acceptedAt} is null`),
  ],
)
