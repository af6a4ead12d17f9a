import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say, table } from '@tessera/commands/say'
import { migrationsFolder } from '@tessera/server/main/migrations-folder'
import { openMemory } from '@tessera/server/platform/database/memory'
import { migrate } from '@tessera/server/platform/database/migrate'
import { readMigrations } from '@tessera/server/platform/database/migration-files'
import type { Db, OpenDatabase } from '@tessera/server/platform/database/port'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { sql } from '@tessera/server/platform/database/sql'
import { besideService, soakPort } from './kill-under-load.ts'
import { startMix } from './soak-calls.ts'
import { digestsIn, keysIn } from './upgrades/column-digests.ts'
import type { EarlierSchema } from './upgrades/earlier-schemas.ts'
import { fillTables } from './upgrades/made-rows.ts'

/** The tables that a migration drops on purpose, by its name. Everything else stays as it was. */
const droppedBy: Readonly<Record<string, string>> = {
  '0004_identity': 'attempts',
  '0047_promotions_are_ads': 'promotions',
}

/** Calls on an upgraded database: one turn of all kinds. */
const callsEach = 101
/** The last of so many schemas is tried more: a start takes longer than an upgrade. */
const schemasEach = 8

interface Tried {
  readonly tables: number
  /** Columns that are gone or have other values, though no migration says so. */
  readonly lost: readonly string[]
  readonly compared: number
}

/** Databases of earlier versions know neither names nor versions of migrations. */
const forgetNames = sql`alter table drizzle.__drizzle_migrations drop column name,
  drop column version, drop column beside`

/** Brings a database from an earlier schema with rows to today's, and compares each column. */
async function upgraded(db: Db, { folder }: EarlierSchema): Promise<Tried> {
  await migrate(db, folder)
  await db.execute(forgetNames)
  const tables = await fillTables(db, { forCalls: false })
  const keys = await keysIn(db)
  const before = await digestsIn(db, keys)
  await migrate(db, migrationsFolder)
  const after = await digestsIn(db, keys)
  const names = readMigrations(folder).map(({ name }) => name)
  const dropped = Object.entries(droppedBy).flatMap(([name, table]) =>
    names.includes(name) ? [] : [table],
  )
  const lost = [...before].filter(
    ([column, digest]) =>
      after.get(column) !== digest && !dropped.some((name) => column.startsWith(`${name}.`)),
  )
  return { tables, compared: before.size, lost: lost.map(([column]) => column) }
}

async function databaseOn(server: string, name: string): Promise<OpenDatabase> {
  const opened = async (url: string) => {
    const opening = await openPostgres(url)
    if (!opening.ok) throw new Error(opening.fault.message)
    return opening.database
  }
  const first = await opened(server)
  await first.db.execute(sql.raw(`create database "${name}"`))
  await first.close()
  return opened(urlOf(server, name))
}

/** Lets a start of the service upgrade a database with rows, and makes calls of every kind; returns how many failed. */
async function failedAfter(
  server: string,
  { folder: from, revision }: EarlierSchema,
): Promise<number> {
  const name = `calls_${revision}`
  const { db, close } = await databaseOn(server, name)
  await migrate(db, from)
  await db.execute(forgetNames)
  await fillTables(db, { forCalls: true })
  await close()
  const databaseUrl = urlOf(server, name)
  const folder = await mkdtemp(join(tmpdir(), 'tessera-upgraded-'))
  try {
    return await besideService({ folder, databaseUrl }, {}, async () => {
      const mix = await startMix(`http://localhost:${soakPort}`)
      for (let call = 0; call < callsEach; call += 1) await mix.next()
      return mix.failed()
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The address of a schema's database on a server. */
function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** Returns the row of an upgrade, and whether everything is as it was. */
async function triedOn(
  database: OpenDatabase,
  schema: EarlierSchema,
): Promise<{ readonly holds: boolean; readonly row: [string, string] }> {
  const name = `${schema.newest} (${schema.revision}), ${database.kind}`
  try {
    const { tables, compared, lost } = await upgraded(database.db, schema)
    const changed = lost.length === 0 ? '' : `; changed: ${lost.join(', ')}`
    return { holds: changed === '', row: [name, `${tables} tables, ${compared} columns${changed}`] }
  } catch (cause) {
    return { holds: false, row: [name, String(cause)] }
  } finally {
    await database.close()
  }
}

/**
 * Upgrades a database from each schema, and prints what was lost. Some are upgraded on the embedded database as
 * well, and by a start of the service, which then answers calls.
 */
export async function trySchemas(
  server: string,
  schemas: readonly EarlierSchema[],
): Promise<boolean> {
  const rows: [string, string][] = []
  let allHeld = true
  const note = (holds: boolean, row: [string, string]) => {
    allHeld &&= holds
    rows.push(row)
    say(row.join(': '))
  }
  for (const [at, schema] of schemas.entries()) {
    const tried = await triedOn(await databaseOn(server, `from_${schema.revision}`), schema)
    note(tried.holds, tried.row)
    if ((schemas.length - 1 - at) % schemasEach !== 0) continue
    const embedded = await triedOn(await openMemory(), schema)
    note(embedded.holds, embedded.row)
    const failed = await failedAfter(server, schema)
    note(failed === 0, [`${schema.newest}, calls`, `${failed} of ${callsEach} failed`])
  }
  console.log(table(rows))
  return allHeld
}
