import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { pinId } from '../id-columns.ts'
import { firstLetters } from './first-letters.ts'

/**
 * Every first copy of an idea under each of its words (their stems, and its hashtags with their #),
 * the likeliest first: `tier` says how much the word and the pin count for, and later pins come
 * before earlier ones. It is where a search begins; whether the pin may be seen and still has the
 * word is always asked of the pin itself.
 */
export const pinWords = pgTable(
  'pin_words',
  {
    word: text().notNull(),
    tier: smallint().notNull(),
    pinId: pinId('pin_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.tier, table.pinId] })],
)

/** The words of pins in public sight as they are written, each with how many such pins have its stem. */
export const words = pgTable(
  'words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    pinCount: integer('pin_count').notNull(),
  },
  (table) => [
    index('words_stem').on(table.stem),
    index('words_beginning').on(table.word.op('text_pattern_ops')),
    index('words_like').using('gin', sql`${table.word} gin_trgm_ops`),
    ...firstLetters('words', {
      text: 'word',
      count: 'pin_count',
      where: sql`${table.pinCount} > 0`,
    }),
  ],
)

/** Pins that came into sight or went, whose words the sweep has not counted yet. */
export const unreadPins = pgTable('unread_pins', { pinId: pinId('pin_id').primaryKey() })

/** What a name belongs to. */
export type Named = 'user' | 'board'

/**
 * The names of people and of public boards under the beginnings of their words. `whole` tells a
 * word from a beginning of one; `tier` is how well known the person or board is.
 */
export const nameWords = pgTable(
  'name_words',
  {
    kind: text().$type<Named>().notNull(),
    word: text().notNull(),
    tier: smallint().notNull(),
    /** A person's or a board's id. */
    subjectId: pinId('subject_id').notNull(),
    whole: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word, table.tier, table.subjectId] }),
    index('name_words_subject').on(table.kind, table.subjectId),
    index('name_words_like')
      .using('gin', sql`${table.word} gin_trgm_ops`)
      .where(sql`${table.whole}`),
  ],
)

/**
 * What people search for. Nobody's own: a query is shown once three people have made it, and until
 * then it keeps two bytes of a hash for each of them, which thousands of others share.
 */
export const searchQueries = pgTable(
  'search_queries',
  {
    query: text().primaryKey(),
    display: text().notNull(),
    /** Those who made it so far; emptied when there are enough. */
    seenFrom: smallint('seen_from').array().notNull(),
    isShown: boolean('is_shown').notNull(),
    made: integer().notNull(),
    lastMadeAt: timestamp('last_made_at', { withTimezone: true }).notNull(),
    /** `made` as of the last sweep: what lists are ordered by. */
    weight: integer().notNull().default(0),
  },
  (table) => [
    index('search_queries_beginning')
      .on(table.query.op('text_pattern_ops'))
      .where(sql`${table.isShown}`),
    index('search_queries_old').on(table.lastMadeAt).where(sql`not ${table.isShown}`),
    ...firstLetters('search_queries', {
      text: 'query',
      count: 'weight',
      where: sql`${table.isShown}`,
    }),
  ],
)

/** How far the sweeps have come, by what they go through. */
export const searchProgress = pgTable('search_progress', {
  name: text().primaryKey(),
  reached: text().notNull(),
})
