import product from '../../../package.json' with { type: 'json' }
import { pause } from '../clock/pause.ts'
import { rootCause } from '../log/root-cause.ts'
import { databaseTrouble } from './database-trouble.ts'
import { onOneConnection } from './guarded-pool.ts'
import { dueIn, type Migration, readMigrations } from './migration-files.ts'
import type { Db, Tx } from './port.ts'
import { sql } from './sql.ts'

/** Any number that no other lock uses. */
const MIGRATION_LOCK = 7_355_608

/** Max time of a statement that has no reason to take longer. */
const statementMilliseconds = 30_000

const lookAgainMilliseconds = 200

/** Thrown when migrations must not or cannot run, with the sentence for the operator. */
export class MigrationFault extends Error {}

/** Options of a run of migrations. */
export interface Migrating {
  readonly onProgress?: ((text: string) => void) | undefined
  /** Completes a backfill that a migration needs; returns why that has to wait. */
  readonly completeBackfill?: ((db: Db, name: string) => Promise<string | undefined>) | undefined
  /** The patience with transactions that hold the locks which a migration needs. */
  readonly patience?: Patience
  /** The times of the only migrations that run, for a database that a backup of an earlier version fills. */
  readonly only?: ReadonlySet<number>
}

interface Patience {
  /** Max time that a statement waits for a lock: everybody else queues behind it meanwhile. */
  readonly lockMilliseconds: number
  readonly attempts: number
  /** The wait between attempts, in which those who queued go on. */
  readonly restMilliseconds: number
}

const usualPatience: Patience = { lockMilliseconds: 2_000, attempts: 60, restMilliseconds: 2_000 }

/** A migration that a database has. The last three are missing for those that earlier versions ran. */
interface Recorded extends Record<string, unknown> {
  readonly when: number
  readonly name: string | null
  readonly version: string | null
  /** For a contract migration: the one that a service must know to run beside it. */
  readonly beside: string | null
}

async function recordedIn(db: Pick<Db, 'execute'>): Promise<readonly Recorded[]> {
  // As JSON, since databases of earlier versions lack the last three columns.
  const { rows } = await db.execute<Recorded>(sql`
    select created_at::float8 as "when", row ->> 'name' as name, row ->> 'version' as version,
      row ->> 'beside' as beside
    from drizzle.__drizzle_migrations made, to_jsonb(made) row
    order by created_at`)
  return rows
}

/** Returns the migrations of a folder that a database does not have; throws when it has none at all. */
export async function dueMigrations(
  db: Pick<Db, 'execute'>,
  folder: string,
): Promise<readonly Migration[]> {
  const recorded = await recordedIn(db)
  return dueIn(readMigrations(folder), new Set(recorded.map(({ when }) => when)))
}

/** Returns a check that a database has every migration of a folder. A newer version may have added more. */
export function migrationsCheck(db: Db, folder: string): () => Promise<boolean> {
  let migrations: readonly Migration[] | undefined
  return async () => {
    migrations ??= readMigrations(folder)
    const recorded = await recordedIn(db)
    return dueIn(migrations, new Set(recorded.map(({ when }) => when))).length === 0
  }
}

function newerFaultOf(
  migrations: readonly Migration[],
  recorded: readonly Recorded[],
): string | undefined {
  const known = new Set(migrations.map(({ name }) => name))
  const newer = recorded.findLast(({ beside }) => beside !== null && !known.has(beside))
  if (newer === undefined) return undefined
  return `The database was brought to version ${newer.version} (${newer.name}), beside which only versions with ${newer.beside} run; this is version ${product.version}, without it. Start one that has it (${newer.version} or later), or put back a backup from before ${newer.name}.`
}

/**
 * Returns a check that a database is not too new for a service with the migrations of a folder: a sentence with
 * both versions when it is.
 */
export function newerCheck(db: Db, folder: string): () => Promise<string | undefined> {
  let migrations: readonly Migration[] | undefined
  return async () => {
    migrations ??= readMigrations(folder)
    return newerFaultOf(migrations, await recordedIn(db))
  }
}

/**
 * Runs the migrations of a folder that are due, each in a transaction of its own unless its file says otherwise;
 * returns how many ran. A run that breaks keeps those before, and the next one goes on. Instances that start
 * together take turns, and the later ones find nothing to do.
 */
export function migrate(db: Db, folder: string, options: Migrating = {}): Promise<number> {
  const migrations = readMigrations(folder)
  return onOneConnection(db, async (connection) => {
    await takeTurn(connection, options)
    try {
      const known = await preparedRecords(connection)
      const fault = newerFaultOf(migrations, known)
      if (fault !== undefined) throw new MigrationFault(fault)
      const { only } = options
      const due = dueIn(migrations, new Set(known.map(({ when }) => when))).filter(
        ({ when }) => only?.has(when) ?? true,
      )
      for (const migration of due) {
        // A new database has no rows that a backfill could change.
        if (known.length > 0) await completeFirst(connection, migration, options)
        await runOne(connection, migration, options)
      }
      return due.length
    } finally {
      // The embedded database has one session, which keeps the lock when the connection closes.
      await connection
        .execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`)
        .catch(() => undefined)
    }
  })
}

/**
 * Waits for other instances by looking again and again: a statement that waits for the lock would be a
 * transaction for whose end an index that is built concurrently waits in turn.
 */
async function takeTurn(db: Db, { onProgress }: Migrating): Promise<void> {
  for (let looked = 0; ; looked += 1) {
    const { rows } = await db.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_lock(${MIGRATION_LOCK}::bigint) as mine`,
    )
    if (rows[0]?.mine === true) return
    if (looked === 10)
      onProgress?.('Another instance brings the tables up to date; this one waits for it.')
    await pause().wait(lookAgainMilliseconds)
  }
}

async function preparedRecords(db: Db): Promise<readonly Recorded[]> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await db.execute(sql`
    select from pg_attribute where attname = 'beside' and not attisdropped
      and attrelid = 'drizzle.__drizzle_migrations'::regclass`)
  if (rows.length === 0)
    await db.execute(sql`
      alter table drizzle.__drizzle_migrations add column if not exists name text,
        add column if not exists version text, add column if not exists beside text`)
  return recordedIn(db)
}

async function completeFirst(
  db: Db,
  { name, afterBackfill }: Migration,
  { completeBackfill }: Migrating,
): Promise<void> {
  if (afterBackfill === undefined) return
  const why =
    completeBackfill === undefined
      ? `the backfill ${afterBackfill} must be complete: start the service`
      : await completeBackfill(db, afterBackfill)
  if (why !== undefined) throw new MigrationFault(`The migration ${name} waits: ${why}`)
}

async function runOne(db: Db, migration: Migration, options: Migrating): Promise<void> {
  try {
    await withPatience(db, migration, options)
  } catch (cause) {
    if (cause instanceof MigrationFault || databaseTrouble(cause) === 'away') throw cause
    throw new MigrationFault(
      `The migration ${migration.name} failed (${rootCause(cause)}). The ones before it stay, and the former version goes on running; correct the cause and start again, which goes on with this one.`,
      { cause },
    )
  }
}

async function record(db: Db | Tx, { hash, when, name, beside, afterBackfill }: Migration) {
  if (afterBackfill !== undefined)
    // The columns that it reads may be gone now.
    await db.execute(sql`
      insert into backfills (name, done_at) values (${afterBackfill}, now())
      on conflict (name) do update set done_at = coalesce(backfills.done_at, now())`)
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, name, version, beside)
    values (${hash}, ${when}, ${name}, ${product.version}, ${beside ?? null})`)
}

/** Tries a migration until it gets its locks, and lets all others through between two attempts. */
async function withPatience(db: Db, migration: Migration, options: Migrating): Promise<void> {
  const { attempts, lockMilliseconds, restMilliseconds } = options.patience ?? usualPatience
  for (let attempt = 1; ; attempt += 1) {
    try {
      return migration.isConcurrent
        ? await runConcurrently(db, migration)
        : await db.transaction((tx) => runInside(tx, migration, lockMilliseconds))
    } catch (cause) {
      if (!isLockTaken(cause)) throw cause
      if (attempt === attempts)
        throw new MigrationFault(
          `The migration ${migration.name} did not get its locks in ${attempts} attempts, because of ${await longestTransaction(db)}. End that and start again; the former version goes on running.`,
        )
      if (attempt === 3)
        options.onProgress?.(
          `The migration ${migration.name} waits for ${await longestTransaction(db)}.`,
        )
      await pause().wait(restMilliseconds * (0.5 + Math.random() / 2))
    }
  }
}

/** The codes of a lock that another transaction held for too long, and of two that waited for each other. */
const lockTaken = new Set(['55P03', '40P01'])

function isLockTaken(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return ('code' in cause && lockTaken.has(String(cause.code))) || isLockTaken(cause.cause)
}

async function longestTransaction(db: Db): Promise<string> {
  const { rows } = await db.execute<{ pid: number; app: string; seconds: number }>(sql`
    select pid, application_name as app, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    order by xact_start limit 1`)
  const [longest] = rows
  if (longest === undefined) return 'transactions that have ended by now'
  return `a transaction of process ${longest.pid} of the database (${longest.app || 'unnamed'}), open for ${longest.seconds} s`
}

async function runInside(tx: Tx, migration: Migration, lockMilliseconds: number): Promise<void> {
  const { statements, isOld, isLong, when } = migration
  await tx.execute(sql.raw(`set local lock_timeout = ${lockMilliseconds}`))
  await tx.execute(
    sql.raw(`set local statement_timeout = ${isOld || isLong ? 0 : statementMilliseconds}`),
  )
  // In one process, two runs share the session of the embedded database and with it the lock.
  const { rows } = await tx.execute(
    sql`select from drizzle.__drizzle_migrations where created_at = ${when}`,
  )
  if (rows.length > 0) return
  for (const statement of statements) await tx.execute(sql.raw(statement))
  await record(tx, migration)
}

const createdIndex =
  /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i

/** Runs statements that block nobody and may not be in a transaction. Each can run again after a run that broke. */
async function runConcurrently(db: Db, migration: Migration): Promise<void> {
  await db.execute(sql.raw('set statement_timeout = 0'))
  await db.execute(sql.raw('set lock_timeout = 0'))
  for (const statement of migration.statements) {
    const index = createdIndex.exec(statement)?.[1]
    if (index !== undefined) await dropIfBroken(db, index)
    await db.execute(sql.raw(statement))
  }
  await record(db, migration)
}

/** Drops an index that a broken run left, which writes keep up to date and no query uses. */
async function dropIfBroken(db: Db, index: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = ${index} and not indisvalid and pg_table_is_visible(indexrelid)`)
  if (rows.length > 0) await db.execute(sql.raw(`drop index concurrently if exists "${index}"`))
}
