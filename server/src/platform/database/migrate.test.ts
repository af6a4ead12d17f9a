import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationsCheck } from './migrate.ts'
import type { OpenDatabase } from './port.ts'
import { openPostgres } from './postgres.ts'
import { sql } from './sql.ts'
import { openEmptyMemory } from './testing/migrated-memory.ts'
import { type RealPostgres, startRealPostgres } from './testing/real-postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'tessera-migrate-'))
let server: RealPostgres | undefined

beforeAll(async () => {
  server = await startRealPostgres()
}, 60_000)
afterAll(async () => {
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
}, 30_000)

/** Writes migrations as drizzle-kit lays them out, the n-th at second n. */
function migrations(name: string, scripts: string[]): string {
  const folder = join(root, name)
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = scripts.map((script, idx) => {
    writeFileSync(join(folder, `000${idx}.sql`), script)
    return { idx, version: '7', when: (idx + 1) * 1_000, tag: `000${idx}`, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  return folder
}

async function serverDatabase(): Promise<OpenDatabase> {
  const opening = await openPostgres(server?.url ?? '')
  if (!opening.ok) throw new Error(opening.fault.message)
  return opening.database
}

const first = 'create table a (id int);\n--> statement-breakpoint\ninsert into a values (1);'
const second = 'alter table a add column name text;'

test('each migration runs once, and later runs only new ones', async () => {
  const { db, close } = await openEmptyMemory()
  expect(await migrate(db, migrations('one', [first]))).toBe(1)
  expect(await migrate(db, migrations('one', [first]))).toBe(0)
  expect(await migrate(db, migrations('two', [first, second]))).toBe(1)
  expect((await db.execute(sql`select * from a`)).rows).toEqual([{ id: 1, name: null }])
  await close()
}, 30_000)

test('a database has the migrations of its own version, also when a newer one has added more', async () => {
  const { db, close } = await openEmptyMemory()
  const [one, two] = [migrations('now', [first]), migrations('next', [first, second])]
  await expect(migrationsCheck(db, one)()).rejects.toThrow()
  await migrate(db, one)
  expect([await migrationsCheck(db, one)(), await migrationsCheck(db, two)()]).toEqual([
    true,
    false,
  ])
  await migrate(db, two)
  expect([await migrationsCheck(db, one)(), await migrationsCheck(db, two)()]).toEqual([true, true])
  await close()
}, 30_000)

test('a failing migration leaves the database unchanged', async () => {
  const { db, close } = await openEmptyMemory()
  await expect(migrate(db, migrations('bad', [first, 'create nonsense']))).rejects.toThrow()
  expect((await db.execute(sql`select to_regclass('a') as a`)).rows).toEqual([{ a: null }])
  await close()
}, 30_000)

test('instances that start at once on one server run each migration once between them', async () => {
  const folder = migrations('many', [first, second])
  const instances = await Promise.all(Array.from({ length: 5 }, serverDatabase))
  const ran = await Promise.all(instances.map(({ db }) => migrate(db, folder)))
  expect(ran.toSorted()).toEqual([0, 0, 0, 0, 2])
  await Promise.all(instances.map(({ close }) => close()))
}, 30_000)
