import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { anyId, moment, userId } from '../../base/columns.ts'
import type { FlagStatus } from '../../base/link-lists/statuses.ts'
import {
  keptForEver,
  keptUntil,
  memberRows,
  rowsStay,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'

/** The lists that people who look after the product keep themselves. */
export type ListName = 'terms' | 'domains'

/** Changes of a list, each of which can be undone. */
export const listVersions = pgTable(
  'list_versions',
  {
    id: anyId().primaryKey(),
    list: text().$type<ListName>().notNull(),
    /** Null for the operator's command. */
    actorId: userId('actor_id'),
    reason: text().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    removed: integer().notNull(),
    /** The version that it undoes. */
    undoes: anyId('undoes'),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('list_versions_list').on(table.list, table.id.desc().nullsFirst())],
)

/** The entries that a change added, changed or removed, as they were and as they became. */
export const listChanges = pgTable(
  'list_changes',
  {
    versionId: anyId('version_id')
      .notNull()
      .references(() => listVersions.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    before: jsonb().$type<object>(),
    after: jsonb().$type<object>(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.key] })],
)

/** Lists of domains at addresses that an operator named. */
export const fetchedLists = pgTable('fetched_lists', {
  id: anyId().primaryKey(),
  address: text().notNull(),
  status: text().$type<FlagStatus>().notNull(),
  everyHours: integer('every_hours').notNull(),
  isOn: boolean('is_on').notNull(),
  etag: text(),
  lastModified: text('last_modified'),
  entries: integer().notNull().default(0),
  /** Lines of the last file that name no domain. */
  faulty: integer().notNull().default(0),
  nextAt: moment('next_at').notNull(),
  checkedAt: moment('checked_at'),
  changedAt: moment('changed_at'),
  /** The reason why the last try failed, and the first failure since the last success. */
  fault: text(),
  failsSince: moment('fails_since'),
  /** The entries of a file that is so much shorter or longer that a person has to accept it. */
  waiting: integer(),
  /** True once a person accepted it. */
  isAccepted: boolean('is_accepted').notNull().default(false),
  createdAt: moment('created_at').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const listTables = [
  memberRows(listVersions, {
    owner: 'actorId',
    of: ['users'],
    leftOut: 'Acts of people who look after the product are in house_log.',
    deletion: rowsStay('It says what changed in a list, and names nobody but by an id.'),
    kept: keptForEver('what changed in lists, when and why'),
  }),
  memberRows(listChanges, {
    owner: 'versionId',
    // They go with their version, which stays when an account goes.
    of: [],
    leftOut: 'They lead to the person who changed a list, and hold nothing of theirs.',
    kept: keptForEver('so that a change can be undone'),
  }),
  serviceRows(fetchedLists, keptUntil('somebody takes the list away')),
]
