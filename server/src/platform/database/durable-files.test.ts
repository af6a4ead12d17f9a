import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCluster } from './cluster.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

const root = mkdtempSync(join(tmpdir(), 'tessera-durable-'))
const folder = join(root, 'postgres')
const synced: string[] = []
const controlWhenSyncedNow: Buffer[] = []
const control = () => readFileSync(join(folder, 'global', 'pg_control'))
const log = new WriteAheadLog({
  sync: async (paths) => {
    synced.push(...paths)
  },
  syncNow: () => {
    controlWhenSyncedNow.push(control())
  },
})
let pglite: PGlite | undefined

beforeAll(async () => {
  pglite = await openCluster(folder, log)
  await pglite.exec('create table pins (id int)')
}, 60_000)
afterAll(async () => {
  await pglite?.close()
  rmSync(root, { recursive: true, force: true })
})

/**
 * Returns the files that must be synced before this statement's answer is sent; undefined when no
 * sync was requested.
 */
async function syncedFor(statement: string): Promise<string[] | undefined> {
  await log.durable()
  synced.length = 0
  await pglite?.exec(statement)
  const durable = log.durable()
  await durable
  return durable && [...synced]
}

test.for([
  ['a write', 'insert into pins values (1)'],
  [
    'a write inside a select',
    'with w as (insert into pins values (2) returning id) select * from w',
  ],
  ['a change of the tables', 'alter table pins add column title text'],
  ['a transaction', 'begin; insert into pins values (3); commit'],
] as const)('%s asks that the log be synced', async ([, statement]) => {
  const paths = await syncedFor(statement)
  expect(paths?.length).toBeGreaterThan(0)
  for (const path of paths ?? []) expect(path).toMatch(`${folder}/pg_wal/0000`)
})

test.for([
  ['a read', 'select * from pins'],
  ['a transaction taken back', 'begin; insert into pins values (4); rollback'],
] as const)('%s asks for no sync', async ([, statement]) => {
  expect(await syncedFor(statement)).toBeUndefined()
})

test('every database file is private to its user, including those of new tables', async () => {
  await pglite?.exec('create table later (id int); insert into later values (1); checkpoint')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(names.length).toBeGreaterThan(900)
  const loose = names.filter((name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0)
  expect(loose).toEqual([])
})

test('a checkpoint syncs the log before the data', async () => {
  controlWhenSyncedNow.length = 0
  await pglite?.exec('insert into pins values (5)')
  const before = control()
  await pglite?.exec('checkpoint')
  expect(controlWhenSyncedNow[0]?.equals(before)).toBe(true)
  expect(control().equals(before)).toBe(false)
})
