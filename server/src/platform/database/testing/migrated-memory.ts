import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Job } from '../../jobs/define-job.ts'
import { prepareJobs } from '../../jobs/open-jobs.ts'
import { type MemoryDatabase, memorySettings, openMemory } from '../memory.ts'
import type { Snapshot } from '../memory-snapshot.ts'
import { migrate } from '../migrate.ts'
import type { OpenWatch } from '../statement-watch.ts'

const { resolve } = createRequire(import.meta.url)
const versions: readonly string[] = [
  join(resolve('@electric-sql/pglite/contrib/citext'), '../../../package.json'),
  resolve('pg-boss/package.json'),
]

const snapshots = new Map<string, Promise<Snapshot>>()

/** Makes the database of a key once on this machine, and keeps its snapshot in a file. */
async function writeOrRead(key: string, make: () => Promise<MemoryDatabase>): Promise<Snapshot> {
  const hash = createHash('sha256').update(key).update(memorySettings.join())
  for (const file of versions) hash.update(readFileSync(file))
  const file = join(tmpdir(), `tessera-database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return new Uint8Array(await readFile(file))
  const { snapshot, close } = await make()
  const bytes = await snapshot()
  await close()
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return bytes
}

async function openKept(
  key: string,
  make: () => Promise<MemoryDatabase>,
  watch?: OpenWatch,
): Promise<MemoryDatabase> {
  const snapshot = snapshots.get(key) ?? writeOrRead(key, make)
  snapshots.set(key, snapshot)
  return openMemory({ from: await snapshot, watch })
}

/** Opens an empty database in memory for a test: a tenth of the work of creating one. */
export const openEmptyMemory = (watch?: OpenWatch): Promise<MemoryDatabase> =>
  openKept('empty', () => openMemory(), watch)

const namesOf = (jobs: readonly Job[]): readonly string[] => jobs.map(({ name }) => name)

/**
 * Opens a database in memory for a test, with the tables of the migrations and the queues of the
 * jobs.
 */
export function openMigratedMemory(
  migrationsFolder: string,
  jobs: readonly Job[] = [],
  watch?: OpenWatch,
): Promise<MemoryDatabase> {
  const migrations = readMigrationFiles({ migrationsFolder }).map(
    // `migrate` compares times, and a regenerated migration has a new one.
    ({ hash, folderMillis }) => `${hash} ${folderMillis}`,
  )
  const make = async () => {
    const database = await (jobs.length > 0
      ? openMigratedMemory(migrationsFolder)
      : openEmptyMemory())
    if (jobs.length > 0) await prepareJobs(database.db, jobs)
    else await migrate(database.db, migrationsFolder)
    return database
  }
  return openKept([...migrations, ...namesOf(jobs)].join(), make, watch)
}
