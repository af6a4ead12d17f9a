import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { userId } from '../../base/columns.ts'
import {
  keptForDays,
  keptUntil,
  memberRows,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'

/** The stored files and bytes of each day, by kind. */
export const storageDays = pgTable(
  'storage_days',
  {
    day: date().notNull(),
    /** The first part of the keys of files; 'database' for the database, 'unused' for what no Pin shows. */
    kind: text().notNull(),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
)

/** The files that people uploaded, as they were last measured. */
export const storagePeople = pgTable(
  'storage_people',
  {
    userId: userId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('storage_people_largest').on(
      table.bytes.desc().nullsFirst(),
      table.userId.desc().nullsFirst(),
    ),
  ],
)

/** The files of each picture or video, while they are measured. */
export const storageFiles = pgTable('storage_files', {
  key: text().primaryKey(),
  files: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const storageTables = [
  serviceRows(storageDays, keptForDays(400, 'measure-storage')),
  memberRows(storagePeople, {
    owner: 'userId',
    kept: keptUntil('they are measured again', 'measure-storage'),
  }),
  serviceRows(storageFiles, keptUntil('they are counted', 'measure-storage')),
]
