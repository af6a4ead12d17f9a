import {
  bigint,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
} from '../define-tables.ts'
import type { Db } from '../port.ts'
import { sql } from '../sql.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
})

/** A table with a column of every type that the product stores. */
export const things = pgTable(
  'things',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    name: text().notNull(),
    count: integer(),
    price: numeric(),
    at: timestamp({ withTimezone: true }),
    day: date(),
    tags: text().array(),
    extra: jsonb(),
    raw: bytea(),
  },
  (table) => [unique('things_name_once').on(table.name)],
)

/** Creates the table. */
export async function makeThings(db: Db): Promise<void> {
  await db.execute(sql`create table things (
    id bigint primary key, name text not null constraint things_name_once unique, count integer,
    price numeric, at timestamptz, day date, tags text[], extra jsonb, raw bytea)`)
}
