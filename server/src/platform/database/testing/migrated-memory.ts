import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type MemoryDatabase, openMemory } from '../memory.ts'
import { migrate } from '../migrate.ts'

/**
 * One file for each set of migrations and database version, written by the first test that needs
 * it.
 */
function snapshotFile(migrationsFolder: string): string {
  const version = readFileSync(
    new URL('../../package.json', import.meta.resolve('@electric-sql/pglite/contrib/citext')),
  )
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const key = createHash('sha256').update(version).update(migrations.join()).digest('hex')
  return join(tmpdir(), `tessera-migrated-${key.slice(0, 16)}.tar`)
}

/** Opens a migrated database in memory for a test, from a snapshot after the first time. */
export async function openMigratedMemory(migrationsFolder: string): Promise<MemoryDatabase> {
  const file = snapshotFile(migrationsFolder)
  if (existsSync(file))
    return openMemory({ from: await openAsBlob(file, { type: 'application/x-tar' }) })
  const database = await openMemory()
  await migrate(database.db, migrationsFolder)
  const snapshot = await database.snapshot()
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, new Uint8Array(await snapshot.arrayBuffer()))
  await rename(draft, file)
  return database
}
