import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { pinId } from '../id-columns.ts'
import { pins } from '../pins/tables.ts'
import { firstLetters } from '../search/first-letters.ts'

/** Which hashtags a pin carries, seen or not; `tag` is as tags are compared. */
export const pinHashtags = pgTable(
  'pin_hashtags',
  {
    pinId: pinId('pin_id')
      .notNull()
      .references(() => pins.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    display: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pinId, table.tag] })],
)

/**
 * How many pins in public sight carry a hashtag, but for the changes that wait in `hashtag_changes`.
 * Short beginnings have indexes of their own, so that the most used of thousands is one step away.
 */
export const hashtags = pgTable(
  'hashtags',
  {
    tag: text().primaryKey(),
    display: text().notNull(),
    pinCount: integer('pin_count').notNull(),
  },
  (table) => [
    index('hashtags_beginning').on(table.tag.op('text_pattern_ops')),
    ...firstLetters('hashtags', {
      text: 'tag',
      count: 'pin_count',
      where: sql`${table.pinCount} > 0`,
    }),
  ],
)

/**
 * Changes of the counts that the sweep has not added up yet. A row each, so that people who use one
 * tag at once never wait for one another, let alone in a ring.
 */
export const hashtagChanges = pgTable(
  'hashtag_changes',
  {
    tag: text().notNull(),
    display: text().notNull(),
    change: integer().notNull(),
  },
  (table) => [index('hashtag_changes_tag').on(table.tag.op('text_pattern_ops'))],
)
