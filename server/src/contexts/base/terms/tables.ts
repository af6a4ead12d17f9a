import { index, pgTable, primaryKey, text } from '../../../platform/database/define-tables.ts'
import { moment, userId } from '../columns.ts'
import { keptUntil, memberRows, rowsStay, serviceRows } from '../table-facts/table-facts.ts'
import type { Term, TermPlace } from './term-matcher.ts'

/** Words and phrases that people who look after the product listed. */
export const listedTerms = pgTable('listed_terms', {
  /** The folded words, by which a term is listed once. */
  key: text().primaryKey(),
  text: text().notNull(),
  act: text().$type<Term['act']>().notNull(),
  match: text().$type<Term['match']>().notNull(),
  language: text(),
  places: text().array().$type<TermPlace[]>().notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** The kinds of things that a term can hide. */
export type HeldKind = 'pin' | 'board' | 'comment' | 'profile'

/** Things that a term hides from search, feeds and other readers until somebody looked at them. */
export const heldItems = pgTable(
  'held_items',
  {
    kind: text().$type<HeldKind>().notNull(),
    id: text().notNull(),
    ownerId: userId('owner_id').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('held_items_owner').on(table.ownerId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const termTables = [
  serviceRows(listedTerms, keptUntil('somebody takes the term off the list')),
  memberRows(heldItems, {
    owner: 'ownerId',
    of: ['users'],
    leftOut: 'It says that a thing of yours waits for a look. The decision is in this download.',
    deletion: rowsStay('Its report waits for a decision, which deletes the row.'),
    kept: keptUntil('the report is decided'),
  }),
]
