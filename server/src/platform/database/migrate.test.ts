import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Migrating, migrate, migrationsCheck, newerCheck } from './migrate.ts'
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

test('a failing migration leaves nothing of itself, is named, and runs at the next start', async () => {
  const { db, close } = await openEmptyMemory()
  const bad = 'create table b (id int);\n--> statement-breakpoint\ncreate nonsense'
  await expect(migrate(db, migrations('bad', [first, bad]))).rejects.toThrow(
    /^The migration 0001 failed \(syntax error .*starts? again/,
  )
  const tables = () => db.execute(sql`select to_regclass('a') as a, to_regclass('b') as b`)
  expect((await tables()).rows).toEqual([{ a: 'a', b: null }])
  expect(await migrate(db, migrations('mended', [first, 'create table b (id int)']))).toBe(1)
  expect((await tables()).rows).toEqual([{ a: 'a', b: 'b' }])
  await close()
}, 30_000)

const concurrent = '-- concurrently\ncreate unique index concurrently if not exists a_id on a (id)'

test('an index that is built concurrently outlives a run that broke', async () => {
  const { db, close } = await openEmptyMemory()
  const doubled = `${first}\n--> statement-breakpoint\ninsert into a values (1)`
  const folder = migrations('concurrent', [doubled, concurrent])
  await expect(migrate(db, folder)).rejects.toThrow(/^The migration 0001 failed \(could not create/)
  const valid = () =>
    db.execute(sql`select indisvalid from pg_index where indexrelid = to_regclass('a_id')`)
  expect((await valid()).rows).toEqual([{ indisvalid: false }])
  await db.execute(sql`delete from a where ctid = '(0,1)'`)
  expect(await migrate(db, folder)).toBe(1)
  expect((await valid()).rows).toEqual([{ indisvalid: true }])
  await close()
}, 30_000)

test('a service without what a contract migration asks for does not start, and a running one is told', async () => {
  const { db, close } = await openEmptyMemory()
  const contract = (beside: string) => `-- contract beside ${beside}\nalter table a drop column id`
  const [one, two] = [migrations('v1', [first]), migrations('v2', [first, second])]
  const three = migrations('v3', [first, second, contract('0001')])
  await migrate(db, three)
  expect(await newerCheck(db, two)()).toBeUndefined()
  expect(await migrate(db, two)).toBe(0)
  const sentence = /brought to version \d+\.\d+\.\d+ \(0002\), .* 0001 run; this is version .*put back/
  expect(await newerCheck(db, one)()).toMatch(sentence)
  await expect(migrate(db, one)).rejects.toThrow(sentence)
  await close()
}, 30_000)

test('a migration waits for its backfill, and a new database has none to wait for', async () => {
  const { db, close } = await openEmptyMemory()
  const table = 'create table backfills (name text primary key, done_at timestamptz)'
  const after = '-- after backfill names\nalter table a add column late int'
  const run = (completeBackfill: Migrating['completeBackfill'], name: string, files: string[]) =>
    migrate(db, migrations(name, files), { completeBackfill })
  await run(undefined, 'before', [first, table])
  const all = [first, table, after]
  await expect(run(undefined, 'all', all)).rejects.toThrow(/^The migration 0002 waits: .*names/)
  await expect(run(async () => 'It is at 3 %.', 'all', all)).rejects.toThrow(/waits: It is at 3 %\.$/)
  expect(await run(async () => undefined, 'all', all)).toBe(1)
  const done = 'select name from backfills where done_at is not null'
  expect((await db.execute(sql.raw(done))).rows).toEqual([{ name: 'names' }])
  const fresh = await openEmptyMemory()
  expect(await migrate(fresh.db, migrations('all', all))).toBe(3)
  expect((await fresh.db.execute(sql.raw(done))).rows).toEqual([{ name: 'names' }])
  await fresh.close()
  await close()
}, 30_000)

test('a mark with a mistake is refused', async () => {
  const { db, close } = await openEmptyMemory()
  const folder = migrations('mark', ['-- contract besides 0001\nselect 1'])
  expect(() => migrate(db, folder)).toThrow(/^0000\.sql begins with '-- contract besides 0001'/)
  await close()
}, 30_000)

test('instances that start at once on one server run each migration once between them', async () => {
  const folder = migrations('many', [first, second])
  const instances = await Promise.all(Array.from({ length: 5 }, serverDatabase))
  const ran = await Promise.all(instances.map(({ db }) => migrate(db, folder)))
  expect(ran.toSorted()).toEqual([0, 0, 0, 0, 2])
  await Promise.all(instances.map(({ close }) => close()))
}, 30_000)

test('beside an open transaction a migration lets others through, and runs once that has ended', async () => {
  const { db, close } = await serverDatabase()
  await db.execute(sql`create table seen (id int); insert into seen values (1)`)
  const folder = migrations('locked', [first, second, 'alter table seen add column name text'])
  const patience = { lockMilliseconds: 100, attempts: 1_000, restMilliseconds: 100 }
  const migrated = await db.transaction(async (reader) => {
    await reader.execute(sql`select * from seen`)
    const other = await serverDatabase()
    const impatient = { patience: { ...patience, attempts: 2 } }
    await expect(migrate(other.db, folder, impatient)).rejects.toThrow(
      /^The migration 0002 did not get its locks in 2 attempts, because of a transaction of process \d+ /,
    )
    const running = migrate(other.db, folder, { patience })
    // Queued behind a waiting migration, these would wait as long as the transaction is open.
    for (let read = 0; read < 5; read += 1) await other.db.execute(sql`select id from seen`)
    return { other, running }
  })
  expect(await migrated.running).toBe(1)
  await migrated.other.close()
  await close()
}, 60_000)
