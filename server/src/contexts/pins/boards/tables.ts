import type { Privacy } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import {
  actionId,
  advertiserId,
  boardId,
  mediaId,
  moment,
  sectionId,
  userId,
} from '../../base/columns.ts'
import { media } from '../../base/media/tables.ts'
import { keptUntil, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import type { BoardLayout } from '../pins/rules.ts'

/** Boards. `pin_count` changes in the transaction that changes the pins. */
export const boards = pgTable(
  'boards',
  {
    id: boardId().primaryKey(),
    ownerId: userId('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The normalized name, for comparison. */
    nameKey: text('name_key').notNull(),
    slug: text().notNull(),
    privacy: text().$type<Privacy>().notNull(),
    description: text().notNull().default(''),
    /** `quick_create` for the board that saves without a board go to. */
    layout: text().$type<BoardLayout>().notNull().default('default'),
    pinCount: integer('pin_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    lastPinnedAt: moment('last_pinned_at'),
    /** The chosen cover; without one, the latest pins serve as cover. */
    coverId: mediaId('cover_id').references(() => media.id),
    /** The advertiser of a protected board; the advertiser's owner owns the board. */
    advertiserId: advertiserId('advertiser_id'),
    /** Its position among its owner's boards, smallest first; null until they're reordered. */
    place: integer(),
    /** The time of archiving by the owner; no pins can be added since. */
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
    /** The board it was merged into; its address redirects there. */
    mergedInto: boardId('merged_into').references((): AnyPgColumn => boards.id, {
      onDelete: 'set null',
    }),
    /** The bulk action that runs on it in the background. */
    busyWith: actionId('busy_with'),
    /** The shared board whose owner moved pins out of its owner's sight; this one has their copies. */
    keptFrom: boardId('kept_from'),
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

/** Sections of boards. */
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
    /** The normalized title, for comparison. */
    titleKey: text('title_key').notNull().default(''),
    /** Its position on the board, smallest first. */
    place: integer().notNull().default(0),
    deletedAt: moment('deleted_at'),
    /** The merge that created it; undoing the merge deletes it if it's empty. */
    madeBy: actionId('made_by'),
  },
  (table) => [
    uniqueIndex('sections_board_slug')
      .on(table.boardId, table.slug)
      .where(sql`${table.deletedAt} is null`),
    index('sections_board').on(table.boardId, table.place),
  ],
)

/** The state of a collaborator: invited or active. */
export type Belonging = 'invited' | 'active'

/** Collaborators of boards, invited ones included. */
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
    /** True when invited by email address; until they join, nobody learns whose it is. */
    byEmail: boolean('by_email').notNull().default(false),
    /** The time of archiving by this collaborator: it leaves their picker, not the board. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.userId] }),
    index('board_people_user').on(table.userId, table.state),
  ],
)

/** Invite links, by email or to share; tokens are stored as hashes. */
export const boardInvites = pgTable(
  'board_invites',
  {
    tokenHash: text('token_hash').primaryKey(),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** Null for a link that anybody may use. */
    email: text(),
    invitedBy: userId('invited_by').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedBy: userId('accepted_by'),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    index('board_invites_board').on(table.boardId),
    // Pending invites are looked up when a member proves that an address is theirs.
    index('board_invites_email').on(table.email).where(sql`${table.acceptedAt} is null`),
  ],
)

/** The latest removal of each person from a board by its owner: earlier invite links don't let them in. */
export const boardRemovals = pgTable(
  'board_removals',
  {
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    removedAt: moment('removed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.userId] })],
)

const inTrash = keptUntil(`the account goes; ${limits.trashDays} days in the trash`, 'purge-trash')

/** States whose the rows of these tables are, and what happens to them. */
export const boardTables = [
  memberRows(boards, {
    owner: 'ownerId',
    file: 'boards',
    trash: { place: 1, without: ['nameKey', 'place', 'busyWith'] },
    kept: inTrash,
  }),
  memberRows(sections, { owner: 'boardId', file: 'sections', kept: inTrash }),
  memberRows(boardPeople, { owner: 'userId', file: 'people' }),
  memberRows(boardInvites, {
    owner: ['invitedBy', 'acceptedBy'],
    without: ['tokenHash'],
    deletion: rowsStay('They belong to the board, and go with it.'),
    kept: keptUntil('they expire and the board gets a new one'),
  }),
  memberRows(boardRemovals, { owner: 'userId' }),
]
