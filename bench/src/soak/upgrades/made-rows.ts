import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'

const rowsEach = 20

/** The value of row n in a column of each type: equal for equal types, so that foreign keys lead somewhere. */
const values: Readonly<Record<string, string>> = {
  bigint: 'n',
  integer: 'n',
  smallint: 'n % 100',
  real: 'n',
  'double precision': 'n',
  boolean: 'n % 2 = 0',
  text: `'t' || n`,
  citext: `'t' || n`,
  date: `date '2026-01-01' + n::int`,
  'timestamp with time zone': `timestamptz '2026-01-01 00:00:00.123456+00' + n * interval '1 hour'`,
  jsonb: `jsonb_build_object('n', n)`,
  uuid: 'md5(n::text)::uuid',
  bytea: `decode(md5(n::text), 'hex')`,
  tsvector: `to_tsvector('simple', 't' || n)`,
}

/** Tables that a start reads: a made row would refuse it. */
const leftEmpty = new Set(['sealed_canary'])

/** Tables that a migration fills from promotions, whose ids it keeps. */
const madeOfPromotions = new Set(['campaigns', 'ad_groups', 'ads'])

/** Tables with JSON in columns of text. */
const holdsJson = /^(?:module|release)_/

interface Column extends Record<string, unknown> {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly has_default: boolean
}

function valueIn({ table, column, type }: Column): string {
  if (type.endsWith('[]')) return `'{}'::${type}`
  const value = values[type]
  if (value === undefined)
    throw new Error(
      `${table}.${column} has the type ${type}; say in made-rows.ts how it is filled.`,
    )
  return value
}

/**
 * Fills each table of the product with rows, past triggers and the checks of foreign keys, which hold anyway.
 * For calls, it leaves tables empty that hold JSON, whose shape the code alone knows. Returns how many it filled.
 */
export async function fillTables(
  db: Db,
  { forCalls }: { readonly forCalls: boolean },
): Promise<number> {
  const { rows } = await db.execute<Column>(sql`
    select relname as table, attname as column, format_type(atttypid, -1) as type,
      atthasdef as has_default
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
      and not attisdropped and attgenerated = '' order by relname, attnum`)
  const tables = Map.groupBy(rows, ({ table }) => table)
  let count = 0
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const [table, columns] of tables) {
      if (leftEmpty.has(table)) continue
      if (tables.has('promotions') && madeOfPromotions.has(table)) continue
      if (forCalls && (holdsJson.test(table) || columns.some(({ type }) => type === 'jsonb')))
        continue
      count += 1
      // Columns with a default keep it: states and counts that the code compares.
      const filled = columns.filter(({ has_default }) => !has_default)
      const names = filled.map(({ column }) => `"${column}"`).join(', ')
      const made = filled.map(valueIn).join(', ')
      await tx.execute(
        sql.raw(
          `insert into "${table}" (${names}) select ${made} from generate_series(1, ${rowsEach}) n on conflict do nothing`,
        ),
      )
    }
  })
  return count
}
