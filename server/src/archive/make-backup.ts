import type { OpenDatabase, Tx } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { eachAtOnce } from './each-at-once.ts'
import { isOfOneStore, type ListedStore } from './listed-store.ts'
import {
  type Backup,
  BackupFault,
  backupIds,
  type Contents,
  FileLine,
  forgetRun,
  idAt,
  noteRun,
  readBackup,
  type Secrets,
  type StoreName,
  unfinishedIds,
  writeBackup,
} from './manifest.ts'
import { lineWriter, type Objects, openObjects, readLines } from './objects.ts'
import { digest, type Key, readChunk, type Table, tablesOf } from './rows.ts'
import { seal, unseal } from './seal.ts'

/** The contents of a backup to be made. */
export interface BackupSource {
  readonly database: Pick<OpenDatabase, 'direct' | 'kind'>
  readonly stores: Readonly<Record<StoreName, ListedStore>>
  /** The text of the registry file, as it is now; null without one. */
  readonly registry: string | null
  readonly secrets: Secrets
  readonly version: string
  /** Throws when the database has gone away: what was read of it is not whole, and another backup may run. */
  readonly checkDatabase?: () => void
}

/** Options of a backup. */
export interface BackupOptions {
  readonly passphrase: string
  /** The cost of a guess at the passphrase, where tests take less. */
  readonly cost?: number
  /** True to go on with another passphrase than that of the newest backup. */
  readonly isNewPassphrase: boolean
  readonly onProgress: (text: string) => void
  readonly now: () => Date
}

/** A backup that was made. */
export interface MadeBackup {
  readonly contents: Contents
  /** The bytes and objects that the target did not have. */
  readonly sent: Readonly<Objects['sent']>
}

async function writeTable(
  tx: Tx,
  table: Table,
  objects: Objects,
): Promise<Contents['tables'][number]> {
  const writer = lineWriter(objects)
  let after: Key | undefined
  do {
    const chunk = await readChunk(tx, table, { after })
    // Within a value a new line is escaped, so that this separates rows alone.
    if (chunk.count > 0)
      for (const line of chunk.rows.slice(1, -1).split(',\n')) await writer.add(line)
    after = chunk.next
  } while (after !== undefined)
  const { count, hash } = await digest(tx, table)
  const written = await writer.end()
  if (written.count !== count)
    throw new Error(`${table.id} has ${count} rows, and ${written.count} were read.`)
  return { id: table.id, columns: table.columns.map(({ name }) => name), hash, ...written }
}

async function hasJobs(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 where to_regclass('pgboss.queue') is not null`)
  return rows.length > 0
}

type Rows = Pick<Contents, 'takenAt' | 'migrations' | 'queues' | 'tables'>

/** Writes the rows of all tables, as they are at one moment. */
async function writeRows(
  { database }: BackupSource,
  objects: Objects,
  { now, onProgress }: BackupOptions,
): Promise<Rows> {
  return database.direct((db) =>
    db.transaction(
      async (tx) => {
        const { rows: migrations } = await tx.execute<{ hash: string; at: string }>(
          sql`select hash, created_at as at from drizzle.__drizzle_migrations order by created_at`,
        )
        // The first statement takes the snapshot.
        const takenAt = now().toISOString()
        const { rows: queues } = (await hasJobs(tx))
          ? await tx.execute<{ name: string }>(sql`select name from pgboss.queue order by name`)
          : { rows: [] }
        const tables: Contents['tables'] = []
        for (const table of await tablesOf(tx)) tables.push(await writeTable(tx, table, objects))
        const count = tables.reduce((sum, table) => sum + table.count, 0)
        onProgress(`${count} rows of ${tables.length} tables.`)
        return {
          takenAt,
          migrations: migrations.map(({ hash, at }) => ({ hash, at: Number(at) })),
          queues: queues.map(({ name }) => name),
          tables,
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )
}

/** Parts of uploads that are under way come and go, and are of no use without their sender. */
const isLeftOut = (key: string): boolean => isOfOneStore(key) || key.startsWith('uploads/')

type Known = ReadonlyMap<string, string>

/** A file that has not changed has its key, size and time. */
const lineKey = (key: string, size: number, changed: number): string => `${key} ${size} ${changed}`

/** Returns the objects of the files in a list of the backup before. */
async function knownFiles(
  target: ListedStore,
  list: { readonly objects: readonly string[] },
): Promise<Known> {
  const known = new Map<string, string>()
  for (const object of list.objects)
    for (const line of await readLines(target, object)) {
      const [key, size, changed, sha] = FileLine.parse(JSON.parse(line))
      known.set(lineKey(key, size, changed), sha)
    }
  return known
}

interface WrittenStore {
  readonly list: Contents['stores'][StoreName]
  readonly gone: number
}

/** Writes the files of a store; those that the backup before has are not read again. */
async function writeStore(
  { name, store }: { readonly name: StoreName; readonly store: ListedStore },
  objects: Objects,
  { known, onProgress }: { readonly known: Known; readonly onProgress: (text: string) => void },
): Promise<WrittenStore> {
  const lines: string[] = []
  let [bytes, gone] = [0, 0]
  await eachAtOnce(store.list(), async ({ key, size, changed }) => {
    if (isLeftOut(key)) return
    const before = known.get(lineKey(key, size, changed))
    const isThere = before !== undefined && objects.has(before)
    const sha = isThere ? before : await objects.putFile(store.blobs, { key, size })
    if (sha === undefined) gone += 1
    else {
      lines.push(JSON.stringify([key, size, changed, sha]))
      bytes += size
      if (lines.length % 10_000 === 0) onProgress(`${lines.length} files of ${name} so far.`)
    }
  })
  const writer = lineWriter(objects)
  for (const line of lines.toSorted()) await writer.add(line)
  return { list: { bytes, ...(await writer.end()) }, gone }
}

/** Throws when the passphrase is not that of the backups before: a mistyped one is noticed too late. */
async function checkPassphrase(newest: Backup | undefined, options: BackupOptions): Promise<void> {
  if (newest === undefined || options.isNewPassphrase) return
  if ((await unseal(options.passphrase, newest.sealed, newest.text)) === undefined)
    throw new BackupFault(
      `The passphrase is not that of the backup ${newest.contents.id}; give that one, or go on with this one by --new-passphrase.`,
    )
}

/** Returns the objects of a backup's rows and lists. Those of its files are named in the lists. */
const listedObjects = ({ tables, stores }: Contents): readonly string[] =>
  [...tables, ...Object.values(stores)].flatMap(({ objects }) => objects)

/** Returns what the backup before has. Where its lists are damaged, everything is read and compared again. */
async function knownIn(
  target: ListedStore,
  newest: Backup | undefined,
  onProgress: BackupOptions['onProgress'],
): Promise<Record<StoreName, Known> & { readonly objects: ReadonlySet<string> }> {
  const none = { blobs: new Map(), modules: new Map(), objects: new Set<string>() }
  if (newest === undefined) return none
  const { stores } = newest.contents
  try {
    const [blobs, modules] = [
      await knownFiles(target, stores.blobs),
      await knownFiles(target, stores.modules),
    ]
    const listed = listedObjects(newest.contents)
    const objects = new Set([...listed, ...blobs.values(), ...modules.values()])
    return { blobs, modules, objects }
  } catch (cause) {
    if (!(cause instanceof BackupFault)) throw cause
    onProgress(`The backup ${newest.contents.id} is not whole, so this one compares everything.`)
    return none
  }
}

/**
 * Makes a backup of what is now. It exists when all its objects were written and read back; one that is killed
 * leaves objects, which the next one finds.
 */
export async function makeBackup(
  source: BackupSource,
  target: ListedStore,
  options: BackupOptions,
): Promise<MadeBackup> {
  const { onProgress, now } = options
  const newestId = (await backupIds(target)).at(-1)
  const newest = newestId === undefined ? undefined : await readBackup(target, newestId)
  await checkPassphrase(newest, options)
  const unfinished = await unfinishedIds(target)
  if (unfinished.length > 0)
    onProgress(
      `The backup ${unfinished.join(', ')} was not completed; this one goes on with its objects.`,
    )
  const id = idAt(now())
  if (newestId !== undefined && id <= newestId)
    throw new BackupFault(
      `There is a backup ${newestId} already, and the clock says ${id}; wait for a second, or correct the clock.`,
    )
  await noteRun(target, id)
  const known = await knownIn(target, newest, onProgress)
  const objects = await openObjects(target, known.objects)
  const rows = await writeRows(source, objects, options)
  source.checkDatabase?.()
  // Files are written before the rows that name them, so that those of the snapshot are there.
  const { blobs, modules } = source.stores
  const pictures = await writeStore({ name: 'blobs', store: blobs }, objects, {
    known: known.blobs,
    onProgress,
  })
  const builds = await writeStore({ name: 'modules', store: modules }, objects, {
    known: known.modules,
    onProgress,
  })
  const contents: Contents = {
    format: 1,
    id,
    version: source.version,
    database: source.database.kind,
    endedAt: now().toISOString(),
    ...rows,
    stores: { blobs: pictures.list, modules: builds.list },
    gone: pictures.gone + builds.gone,
    registry: source.registry,
  }
  const text = JSON.stringify(contents)
  const sealed = await seal(options, JSON.stringify(source.secrets), text)
  source.checkDatabase?.()
  await writeBackup(target, id, { text, sealed })
  await readBackup(target, id)
  for (const run of [...unfinished, id]) await forgetRun(target, run)
  return { contents, sent: objects.sent }
}
