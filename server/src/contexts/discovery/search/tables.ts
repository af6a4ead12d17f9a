import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { moment, pinId } from '../../base/columns.ts'
import {
  deletedBy,
  keptForEver,
  keptUntil,
  memberRows,
  rowsStay,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { firstLetters } from '../../base/words/first-letters.ts'

/**
 * The first copies of ideas under each of their words (stems, and hashtags with #), best first:
 * `tier` combines title match and popularity, and newer pins come first. Searches read this index,
 * then check on the pin itself that it's visible and still has the word.
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

/** The words of public pins as written, each with the number of pins that have its stem. */
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

/** The owner of a name. */
export type Named = 'user' | 'board'

/**
 * The names of people and public boards by the prefixes of their words. `whole` is true for a
 * complete word; `tier` is how well known the person or board is.
 */
export const nameWords = pgTable(
  'name_words',
  {
    kind: text().$type<Named>().notNull(),
    word: text().notNull(),
    tier: smallint().notNull(),
    /** The id of the person or board. */
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
 * Queries to suggest. A query is shown after three people have made it, and moves the order of its
 * results after five. Until then it stores two bytes of a hash for each of them, which thousands of
 * others share.
 */
export const searchQueries = pgTable(
  'search_queries',
  {
    query: text().primaryKey(),
    display: text().notNull(),
    /** Hashes of those who made it so far; emptied once it counts. */
    seenFrom: smallint('seen_from').array().notNull(),
    isShown: boolean('is_shown').notNull(),
    /** True once enough people made it that what they chose may move its results. */
    isCounted: boolean('is_counted').notNull().default(false),
    made: integer().notNull(),
    lastMadeAt: moment('last_made_at').notNull(),
    /** `made` as of the last sweep, which lists are sorted by. */
    weight: integer().notNull().default(0),
  },
  (table) => [
    index('search_queries_beginning')
      .on(table.query.op('text_pattern_ops'))
      .where(sql`${table.isShown}`),
    index('search_queries_popular')
      .on(table.weight.desc().nullsFirst(), table.query)
      .where(sql`${table.isShown}`),
    index('search_queries_old').on(table.lastMadeAt).where(sql`not ${table.isShown}`),
    ...firstLetters('search_queries', {
      text: 'query',
      count: 'weight',
      where: sql`${table.isShown}`,
    }),
  ],
)

/** Days after which a query that nobody else made is forgotten. */
export const forgottenQueryDays = 30

/** Days for which choices after a query count. */
export const choiceDays = 90

/** The pins that people opened and saved after a query, by day; nobody's name is kept. */
export const queryChoices = pgTable(
  'query_choices',
  {
    query: text().notNull(),
    /** The first copy of the idea. */
    originId: pinId('origin_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.query, table.originId, table.day] }),
    index('query_choices_old').on(table.day),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const searchTables = [
  memberRows(pinWords, {
    owner: 'pinId',
    of: ['pins'],
    leftOut: whyLeftOut.derived,
    deletion: rowsStay('The sweep of the index deletes words of Pins that are gone.'),
    kept: keptUntil('their Pin is gone', 'sweep-search'),
  }),
  serviceRows(words, keptForEver('They count public Pins, and name nobody.')),
  memberRows(nameWords, {
    owner: 'subjectId',
    leftOut: whyLeftOut.derived,
    deletion: deletedBy('names'),
  }),
  serviceRows(
    searchQueries,
    keptUntil(
      `nobody has made it for ${forgottenQueryDays} days; for ever once three people did`,
      'sweep-search',
    ),
  ),
  memberRows(queryChoices, {
    owner: 'originId',
    of: ['pins'],
    leftOut: whyLeftOut.others,
    deletion: rowsStay('They count what people chose, name nobody, and go after their days.'),
    kept: keptUntil(
      `${choiceDays} days after they were made; ${forgottenQueryDays} days for a query that fewer than five people made`,
      'sweep-search',
    ),
  }),
]
