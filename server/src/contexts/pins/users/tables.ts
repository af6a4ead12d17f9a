import type { ClaimedWebsite } from '@tessera/contracts/calls/websites'
import { index, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { boardId, moment, userId } from '../../base/columns.ts'
import { deletedBy, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'

/** Follows between members. */
export const follows = pgTable(
  'follows',
  {
    followerId: userId('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: userId('followed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(
      table.followedId,
      table.createdAt.desc().nullsFirst(),
      table.followerId.desc().nullsFirst(),
    ),
    index('follows_follower').on(
      table.followerId,
      table.createdAt.desc().nullsFirst(),
      table.followedId.desc().nullsFirst(),
    ),
  ],
)

/** Blocks between members. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: userId('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: userId('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
  ],
)

/** Follows of single boards. */
export const boardFollows = pgTable(
  'board_follows',
  {
    followerId: userId('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.boardId] }),
    index('board_follows_board').on(table.boardId),
  ],
)

/** Topics of interest. */
export const interests = pgTable(
  'interests',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

/**
 * Domains verified to belong to a member. Subdomains are included, unless they have an entry of
 * their own.
 */
export const officialDomains = pgTable(
  'official_domains',
  {
    domain: text().primaryKey(),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** The kind of place that the proof was found in; null for a domain that the operator gave, which nothing checks. */
    foundIn: text('found_in').$type<ClaimedWebsite['found_in']>(),
    checkedAt: moment('checked_at'),
    /** Since when the proof can't be found; null while it can. */
    missingSince: moment('missing_since'),
  },
  (table) => [
    index('official_domains_user').on(table.userId),
    index('official_domains_checked')
      .on(table.checkedAt)
      .where(sql`${table.checkedAt} is not null`),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const userTables = [
  memberRows(follows, {
    owner: ['followerId', 'followedId'],
    file: 'people',
    deletion: deletedBy('follows'),
  }),
  memberRows(blocks, { owner: ['blockerId', 'blockedId'], file: 'people' }),
  memberRows(boardFollows, { owner: 'followerId', file: 'people' }),
  memberRows(interests, { owner: 'userId', file: 'settings' }),
  memberRows(officialDomains, { owner: 'userId' }),
]
