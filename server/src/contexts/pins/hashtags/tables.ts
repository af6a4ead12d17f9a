import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { pinId } from '../../base/columns.ts'
import {
  keptForEver,
  keptUntil,
  memberRows,
  rowsStay,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { firstLetters } from '../../base/words/first-letters.ts'
import { pins } from '../pins/tables.ts'

/** Hashtags of all pins, public or not; `tag` is normalized. */
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
 * Counts of public pins by hashtag, without the changes that wait in `hashtag_changes`. Short
 * prefixes have their own indexes, so that the most used tags are found at once.
 */
export const hashtags = pgTable(
  'hashtags',
  {
    tag: text().primaryKey(),
    display: text().notNull(),
    pinCount: integer('pin_count').notNull(),
  },
  (table) => [
    index('hashtags_popular')
      .on(table.pinCount.desc().nullsFirst(), table.tag)
      .where(sql`${table.pinCount} > 0`),
    index('hashtags_beginning').on(table.tag.op('text_pattern_ops')),
    ...firstLetters('hashtags', {
      text: 'tag',
      count: 'pin_count',
      where: sql`${table.pinCount} > 0`,
    }),
  ],
)

/**
 * Count changes that the sweep hasn't added yet. Each is a row of its own, so that concurrent uses
 * of a tag never wait for each other.
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

/** Pins that became public or stopped being public since the sweep of the search last counted words. */
export const unsweptPins = pgTable('unread_pins', { pinId: pinId('pin_id').primaryKey() })

/** States whose the rows of these tables are, and what happens to them. */
export const hashtagTables = [
  memberRows(pinHashtags, { owner: 'pinId', leftOut: whyLeftOut.derived }),
  serviceRows(hashtags, keptForEver('They count public Pins, and name nobody.')),
  serviceRows(hashtagChanges, keptUntil('the sweep has counted them', 'sweep-search')),
  memberRows(unsweptPins, {
    owner: 'pinId',
    of: ['pins'],
    leftOut: whyLeftOut.passing,
    deletion: rowsStay('The sweep takes them within seconds.'),
    kept: keptUntil('the sweep has read the Pin', 'sweep-search'),
  }),
]
