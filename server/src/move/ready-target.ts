import { type Table, tablesOf } from '../archive/rows.ts'
import { isRestoring, prepareTarget } from '../archive/target.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Db } from '../platform/database/port.ts'
import { schemaAge } from '../platform/database/schema-age.ts'
import { sql } from '../platform/database/sql.ts'
import { makeQueues } from '../platform/jobs/make-queues.ts'
import { prepareJobs } from '../platform/jobs/open-jobs.ts'
import type { RowEnds } from './move-rows.ts'

/** Extensions that the migrations create. */
const extensions = ['citext', 'pg_trgm', 'unaccent']
const oldestVersion = 150_000

type Handle = Pick<Db, 'execute'>

/** Returns why a server can't take the product, in a sentence with the fix. */
export async function serverFault(db: Handle): Promise<string | undefined> {
  const { rows } = await db.execute<{
    version: number
    encoding: string
    missing: readonly string[]
    may_create: boolean
  }>(sql`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      has_database_privilege(current_database(), 'create') as may_create,
      array(
        select wanted from unnest(${sql.param(extensions)}::text[]) wanted
        where wanted not in (select name from pg_available_extensions) order by wanted
      ) as missing`)
  const [server] = rows
  if (server === undefined) return 'The server of the target does not say its version.'
  if (server.version < oldestVersion)
    return `The server of the target is PostgreSQL ${Math.floor(server.version / 10_000)}; take 15 or newer.`
  if (server.encoding !== 'UTF8')
    return `The target is encoded in ${server.encoding}; create it with: create database … encoding 'UTF8' template template0`
  if (server.missing.length > 0)
    return `The server of the target lacks the extensions ${server.missing.join(', ')}; install them (Debian: postgresql-contrib), or take a server that has them.`
  if (!server.may_create)
    return 'The user of the target may not create extensions and schemas there; make that user the owner of the database.'
  return undefined
}

/** Counts the tables, views and sequences of a database that no extension brought. */
async function relationsIn(db: Handle): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(sql`
    select count(*)::int as number from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname !~ '^pg_'
      and n.nspname not in ('information_schema', 'tessera_move')
      and not exists (
        select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )`)
  return rows[0]?.number ?? 0
}

/** True when a database has no tables. */
export const isEmpty = async (db: Handle): Promise<boolean> => (await relationsIn(db)) === 0

const sourceFaults = {
  none: 'The database of the current settings has no product in it; correct DATABASE_URL or DATA_DIR.',
  older:
    'The tables of the source are of an older version; start this version of the product on it until its migrations are done, stop it, and move then.',
  newer: 'The tables of the source are of a newer version; move with that one.',
  same: undefined,
} as const

/** Returns why the rows of a database can't be moved by this version, in a sentence with the fix. */
export const sourceFault = async (
  db: Handle,
  migrationsFolder: string,
): Promise<string | undefined> => sourceFaults[await schemaAge(db, migrationsFolder)]

const shapeOf = (tables: readonly Table[]): ReadonlyMap<string, string> =>
  new Map(tables.map((table) => [table.id, JSON.stringify(table)]))

/** Returns the tables that only one of two databases has, or that have other columns there. */
async function otherTables({ source, target }: RowEnds): Promise<readonly string[]> {
  const [here, there] = [
    shapeOf(await source.transaction(tablesOf)),
    shapeOf(await target.transaction(tablesOf)),
  ]
  return [...new Set([...here.keys(), ...there.keys()])].filter(
    (id) => here.get(id) !== there.get(id),
  )
}

async function queuesOf(db: Handle): Promise<readonly string[] | undefined> {
  const { rows: found } = await db.execute<{ made: string | null }>(
    sql`select to_regclass('pgboss.queue')::text as made`,
  )
  if (found[0]?.made == null) return undefined
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.queue`)
  return rows.map(({ name }) => name)
}

/**
 * Makes the tables of the source in the target, empty and ready to be written to. Returns why it can't, in a
 * sentence with the fix. May be repeated.
 */
export async function readyTarget(
  ends: RowEnds,
  migrationsFolder: string,
): Promise<string | undefined> {
  const { source, target } = ends
  if (await isRestoring(target)) return undefined
  await migrate(target, migrationsFolder)
  // A database that was filled and never served has no jobs.
  const queues = await queuesOf(source)
  if (queues !== undefined) {
    await prepareJobs(target, [])
    await makeQueues(target, queues)
  }
  const others = await otherTables(ends)
  if (others.length > 0)
    return `Source and target differ in the tables ${others.join(', ')}; start this version of the product on the source until its migrations are done, stop it, and move then.`
  await prepareTarget(target)
  return undefined
}
