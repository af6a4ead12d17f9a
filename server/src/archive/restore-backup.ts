import { typeOfKey } from '../platform/blobs/key.ts'
import { migrate } from '../platform/database/migrate.ts'
import { readMigrations } from '../platform/database/migration-files.ts'
import type { Db, OpenDatabase, Tx } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { prepareJobs } from '../platform/jobs/open-jobs.ts'
import { type BackupFile, checkBackup, filesOf } from './check-backup.ts'
import { eachAtOnce } from './each-at-once.ts'
import type { ListedStore } from './listed-store.ts'
import { type Backup, BackupFault, type Contents, objectKey, type StoreName } from './manifest.ts'
import { readLines, shaOfBlob, wholeBytes } from './objects.ts'
import { digest, type Table, tablesOf, writeChunk } from './rows.ts'
import { finishTarget, isPrepared, isRestoring, prepareTarget } from './target.ts'

/** The place that a backup is restored into, as the settings name it. */
export interface RestoreTarget {
  readonly database: Pick<OpenDatabase, 'db' | 'direct'>
  readonly stores: Readonly<Record<StoreName, ListedStore>>
  /** The folder of this version's migrations. */
  readonly migrations: string
}

/** The counts of a restore. */
export interface Restored {
  readonly rows: number
  readonly files: number
  /** True when a restore that was interrupted has been completed. */
  readonly isResumed: boolean
}

type OnProgress = (text: string) => void

/** Throws unless this version has every migration of the backup. */
function checkVersion({ contents }: Backup, folder: string): void {
  const known = new Map(readMigrations(folder).map(({ when, hash }) => [when, hash]))
  const isKnown = contents.migrations.every(({ at, hash }) => known.get(at) === hash)
  if (!isKnown)
    throw new BackupFault(
      `The backup ${contents.id} is of Tessera ${contents.version}, whose tables this version does not know; restore with that version or a newer one.`,
    )
}

/** The backup that a database is being restored from; undefined when it is whole. */
async function restoredFrom(db: Db): Promise<string | undefined> {
  if (!(await isRestoring(db))) return undefined
  const { rows: made } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('restoring.backup') is not null as there`,
  )
  if (made[0]?.there !== true) return 'another command'
  const { rows } = await db.execute<{ id: string }>(sql`select id from restoring.backup`)
  return rows[0]?.id ?? 'another command'
}

/** Throws unless the place is empty, or half restored from this backup. Returns whether it is. */
async function checkPlace({ database, stores }: RestoreTarget, id: string): Promise<boolean> {
  const from = await restoredFrom(database.db)
  if (from === id) return true
  if (from !== undefined)
    throw new BackupFault(
      `The database is half restored from ${from}; go on with that one, or make the database empty first.`,
    )
  const tables = await database.db.transaction((tx) => tablesOf(tx))
  if (tables.length > 0)
    throw new BackupFault(
      `The database has tables already, and a backup is restored into an empty one; set DATA_DIR to another folder, or DATABASE_URL to a new database.`,
    )
  for (const { list, place } of Object.values(stores))
    for await (const { key } of list())
      if (key !== 'ready.bin')
        throw new BackupFault(
          `${place} has files already (${key}), and a backup is restored into an empty place; set DATA_DIR, STORE_DIR or the S3_ settings to another one.`,
        )
  return false
}

/** Marks the database as half restored, and makes the tables of the backup, ready to be written into. */
async function prepare({ database, migrations }: RestoreTarget, contents: Contents): Promise<void> {
  await database.direct(async (db) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`create schema if not exists restoring`)
      await tx.execute(sql`
        create table if not exists restoring.progress
          (name text primary key, objects int not null, is_checked boolean not null default false)`)
      await tx.execute(sql`create table if not exists restoring.backup (id text primary key)`)
      await tx.execute(
        sql`insert into restoring.backup (id) values (${contents.id}) on conflict do nothing`,
      )
    })
    if (await isPrepared(db)) return
    await migrate(db, migrations, {
      only: new Set(contents.migrations.map(({ at }) => at)),
      // There are no rows yet that a backfill could change.
      completeBackfill: async () => undefined,
    })
    if (contents.queues.length > 0)
      await prepareJobs(
        db,
        contents.queues.map((name) => ({ name })),
      )
    await prepareTarget(db)
  })
}

/** Writes a file unless it is there, and reads it back. */
async function writeFile(from: ListedStore, to: ListedStore, file: BackupFile): Promise<void> {
  const { key, size, sha } = file
  if ((await to.blobs.sizeOf(key)) !== size) {
    const opened = await from.blobs.open(objectKey(sha))
    if (opened === undefined)
      throw new BackupFault(`${objectKey(sha)} is missing in ${from.place}.`)
    const contentType = typeOfKey(key)
    if (size <= wholeBytes) {
      const bytes = new Uint8Array(await new Response(opened.body).arrayBuffer())
      await to.blobs.put(key, { bytes, contentType })
    } else await to.blobs.putStream(key, { body: opened.body, size, contentType })
  }
  if ((await shaOfBlob(to.blobs, key)) === sha) return
  await to.blobs.delete(key)
  throw new BackupFault(
    `${to.place} gave other bytes back than were written (${key}); check that disk or store, then run the restore again.`,
  )
}

async function writeFiles(
  from: ListedStore,
  {
    to,
    contents,
    name,
  }: { readonly to: ListedStore; readonly contents: Contents; readonly name: StoreName },
): Promise<number> {
  let count = 0
  await eachAtOnce(filesOf(from, contents, name), async (file) => {
    await writeFile(from, to, file)
    count += 1
  })
  if (count !== contents.stores[name].count)
    throw new BackupFault(
      `The backup lists ${contents.stores[name].count} files of ${name}, and has ${count}.`,
    )
  return count
}

const columnsOf = (names: readonly string[]): string => names.toSorted().join()

/** Writes the rows of a table. Each object and its number are written together, so that it goes on there. */
async function writeTable(
  db: Db,
  from: ListedStore,
  { table, written }: { readonly table: Table; readonly written: Contents['tables'][number] },
): Promise<void> {
  if (columnsOf(written.columns) !== columnsOf(table.columns.map(({ name }) => name)))
    throw new BackupFault(`The table ${table.id} has other columns in the backup than here.`)
  const { rows } = await db.execute<{ objects: number; is_checked: boolean }>(
    sql`select objects, is_checked from restoring.progress where name = ${table.id}`,
  )
  if (rows[0]?.is_checked === true) return
  const done = rows[0]?.objects ?? 0
  for (const [at, object] of written.objects.entries()) {
    if (at < done) continue
    const lines = await readLines(from, object)
    await db.transaction(async (tx) => {
      await writeChunk(tx, table, `[${lines.join(',')}]`)
      await tx.execute(sql`
        insert into restoring.progress (name, objects) values (${table.id}, ${at + 1})
        on conflict (name) do update set objects = excluded.objects`)
    })
  }
  const found = await db.transaction((tx) => digest(tx, table))
  if (found.count !== written.count || found.hash !== written.hash)
    throw new BackupFault(
      `The table ${table.id} has ${found.count} rows after the restore, and not the ${written.count} of the backup; make the place empty, and restore again.`,
    )
  await db.execute(sql`
    insert into restoring.progress (name, objects, is_checked)
    values (${table.id}, ${written.objects.length}, true)
    on conflict (name) do update set is_checked = true`)
}

/** Writes the rows of all tables that this version has at that schema; names the others. */
async function writeRows(
  db: Db,
  from: ListedStore,
  { contents, onProgress }: { readonly contents: Contents; readonly onProgress: OnProgress },
): Promise<number> {
  const here = new Map(
    (await db.transaction((tx) => tablesOf(tx))).map((table) => [table.id, table]),
  )
  let count = 0
  for (const written of contents.tables) {
    const table = here.get(written.id)
    if (table === undefined) {
      onProgress(`${written.count} rows of ${written.id} are left out: Tessera has no such table.`)
      continue
    }
    here.delete(written.id)
    await writeTable(db, from, { table, written })
    count += written.count
  }
  const [missing] = here.keys()
  if (missing !== undefined) throw new BackupFault(`The backup lacks the table ${missing}.`)
  return count
}

/**
 * Restores a backup into an empty place, and checks every row and file there. Killed, it goes on when it is run
 * again; until it is complete, the service does not start on that database.
 */
export async function restoreBackup(
  { contents, ...backup }: Backup,
  from: ListedStore,
  {
    to,
    onProgress,
    keep,
    finish,
  }: {
    readonly to: RestoreTarget
    readonly onProgress: OnProgress
    /** Keeps the secrets, before the rows that they open. */
    readonly keep: () => Promise<void>
    /** Changes the rows before anybody sees them. */
    readonly finish: (tx: Tx) => Promise<void>
  },
): Promise<Restored> {
  checkVersion({ contents, ...backup }, to.migrations)
  const isResumed = await checkPlace(to, contents.id)
  onProgress(isResumed ? 'The restore goes on where it was.' : 'Reading the backup …')
  const { faults, objects } = await checkBackup(from, contents)
  if (faults.length > 0)
    throw new BackupFault(
      `The backup ${contents.id} is not whole; restore another one.\n${faults.slice(0, 10).join('\n')}`,
    )
  onProgress(`${objects} objects of the backup are as they were written.`)
  await prepare(to, contents)
  await keep()
  let files = 0
  for (const name of ['blobs', 'modules'] as const)
    files += await writeFiles(from, { to: to.stores[name], contents, name })
  onProgress(`${files} files are there, each with the bytes of the backup.`)
  const rows = await to.database.direct(async (db) => {
    const count = await writeRows(db, from, { contents, onProgress })
    onProgress(`${count} rows are there, each table with the hash of the backup.`)
    await finishTarget(db, finish)
    return count
  })
  return { rows, files, isResumed }
}
