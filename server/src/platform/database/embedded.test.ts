import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pause } from '../clock/pause.ts'
import { manualPause } from '../clock/testing/manual-pause.ts'
import { databaseConformance } from './database.conformance.ts'
import { openEmbedded } from './embedded.ts'
import type { Db, OpenDatabase } from './port.ts'
import { sql } from './sql.ts'
import { lookMilliseconds } from './upkeep.ts'

const root = mkdtempSync(join(tmpdir(), 'tessera-embedded-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function open(folder: string, rest?: Pause): Promise<OpenDatabase> {
  const opening = await openEmbedded(folder, rest ? { rest } : {})
  if (!opening.ok) throw new Error(opening.fault.message)
  return opening.database
}

async function faultOf(folder: string) {
  const opening = await openEmbedded(folder)
  if (!opening.ok) return opening.fault
  await opening.database.close()
  throw new Error('It opened.')
}

const folder = join(root, 'conformance')
const kept = join(root, 'kept')

// Creating a database takes seconds, so one is created, and copied.
beforeAll(async () => {
  const created = join(root, 'created')
  const { close } = await open(created)
  await close()
  for (const copy of [folder, kept]) cpSync(created, copy, { recursive: true })
}, 60_000)

databaseConformance('embedded', () => open(folder))

test('a folder in use is refused with the folder, the process and the fix', async () => {
  expect(await faultOf(folder)).toEqual({
    code: 'database-locked',
    message: `The data folder ${folder} is in use by process ${process.pid}: stop that process, or start with another folder.`,
  })
})

test('written rows are there after closing and reopening', async () => {
  const first = await open(kept)
  await first.db.execute(sql`create table kept (id int)`)
  await first.db.execute(sql`insert into kept values (1)`)
  await first.close()
  const second = await open(kept)
  expect((await second.db.execute(sql`select id from kept`)).rows).toEqual([{ id: 1 }])
  await second.close()
}, 30_000)

test('it learns how its tables changed while it was open, and before it was opened', async () => {
  const filled = (db: Db, name: string) =>
    db.execute(sql`create table ${sql.identifier(name)} as select generate_series(1, 3000) as n`)
  const known = async (db: Db) =>
    (
      await db.execute(
        sql`select relname, reltuples from pg_class where relname like 'grown%' order by 1`,
      )
    ).rows.map(({ relname, reltuples }) => [relname, reltuples])
  const rest = manualPause()
  const first = await open(kept, rest)
  await filled(first.db, 'grown_1')
  await rest.until(lookMilliseconds)
  await filled(first.db, 'grown_2')
  expect(await known(first.db)).toEqual([
    ['grown_1', 3_000],
    ['grown_2', -1],
  ])
  await first.close()
  const later = manualPause()
  const second = await open(kept, later)
  await later.until(lookMilliseconds)
  expect(await known(second.db)).toEqual([
    ['grown_1', 3_000],
    ['grown_2', 3_000],
  ])
  await second.close()
}, 30_000)

test('a read-only folder is refused with the fix', async () => {
  writeFileSync(join(root, 'file'), '')
  const { code, message } = await faultOf(join(root, 'file', 'data'))
  expect(code).toBe('database-folder-read-only')
  expect(message).toContain(join(root, 'file', 'data'))
})

test('files that are no database are refused, left alone, and not locked', async () => {
  const damaged = join(root, 'damaged')
  mkdirSync(join(damaged, 'postgres'), { recursive: true })
  writeFileSync(join(damaged, 'postgres', 'PG_VERSION'), 'nonsense')
  expect((await faultOf(damaged)).code).toBe('database-damaged')
  expect((await faultOf(damaged)).code).toBe('database-damaged')
}, 30_000)
