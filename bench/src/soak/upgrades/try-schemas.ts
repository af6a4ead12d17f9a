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
import { besideService, soakPort } from '../kill-under-load.ts'
import { startMix } from '../soak-calls.ts'
import { digestsIn, keysIn } from './column-digests.ts'
import type { EarlierSchema } from './earlier-schemas.ts'
import { fillTables } from './made-rows.ts'

/** The tables that a migration drops on purpose, by its name. Everything else stays as it was. */
const droppedBy: Readonly<Record<string, string>> = {
  '0004_identity': 'attempts',
  '0047_promotions_are_ads': 'promotions',
}

/** Calls on an upgraded database: one turn of all kinds. */
const callsEach = 101
/** The service starts on the last of so many schemas; a start takes longer than an upgrade. */
const schemasAWalk = 8

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
  const tables = await fillTables(db)
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

/** Starts the service on an upgraded database and makes calls of every kind; returns how many failed. */
async function failedOn(databaseUrl: string): Promise<number> {
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

/** Upgrades a database from each schema, on PostgreSQL and on the embedded database, and prints what was lost. */
export async function trySchemas(
  server: string,
  schemas: readonly EarlierSchema[],
): Promise<boolean> {
  const rows: [string, string][] = []
  let allHeld = true
  for (const [at, schema] of schemas.entries()) {
    for (const kind of ['PostgreSQL', 'embedded'] as const) {
      const name = `from_${schema.revision}`
      const database = kind === 'embedded' ? await openMemory() : await databaseOn(server, name)
      const tried = await upgraded(database.db, schema).catch((cause: unknown) => String(cause))
      await database.close()
      const holds = typeof tried !== 'string' && tried.lost.length === 0
      allHeld &&= holds
      const told =
        typeof tried === 'string'
          ? tried
          : `${tried.tables} tables, ${tried.compared} columns${holds ? '' : `; changed: ${tried.lost.join(', ')}`}`
      rows.push([`${schema.newest} (${schema.revision}), ${kind}`, told])
      if (!holds) say(`From ${schema.newest} on ${kind}: ${told}`)
    }
    if ((schemas.length - 1 - at) % schemasAWalk === 0) {
      const failed = await failedOn(urlOf(server, `from_${schema.revision}`))
      allHeld &&= failed === 0
      rows.push([`${schema.newest}, calls afterwards`, `${failed} of ${callsEach} failed`])
      say(`After the upgrade from ${schema.newest}, ${failed} of ${callsEach} calls failed.`)
    }
  }
  console.log(table(rows))
  return allHeld
}
