import type { FeedLevel, TunedKind } from '@tessera/contracts/calls/feed-tuner'
import { timings } from '@tessera/contracts/timings'
import { index, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { moment, pinId, userId } from '../../base/columns.ts'
import { keptForDays, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'

/**
 * Choices that tune members' home feeds. Topics that a member wants more of are their interests; all
 * that has no row comes as usual. The source 'recent' stands for recent searches and opens.
 */
export const feedChoices = pgTable(
  'feed_choices',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<TunedKind | 'source'>().notNull(),
    /** The id of a topic, person or board, or the name of a subject. */
    target: text().notNull(),
    level: text().$type<Exclude<FeedLevel, 'usual'>>().notNull(),
    /** The words of a topic or subject, as a query of full-text search; empty for others. */
    query: text().notNull().default(''),
    /** The idea that was 'not for me', whose return restores the level before; null for a choice in the tuner. */
    byIdea: pinId('by_idea'),
    levelBefore: text('level_before').$type<Exclude<FeedLevel, 'usual'>>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.target] })],
)

/** Recent searches and opened ideas of members who let them shape their feed. */
export const recentActs = pgTable(
  'recent_acts',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'search' | 'open'>().notNull(),
    /** The text of the search, or the id of the idea. */
    what: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.what] }),
    index('recent_acts_old').on(table.at),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const tunerTables = [
  memberRows(feedChoices, { owner: 'userId', without: ['query'] }),
  memberRows(recentActs, {
    owner: 'userId',
    kept: keptForDays(timings.recentActDays, 'sweep-recent-acts'),
  }),
]
