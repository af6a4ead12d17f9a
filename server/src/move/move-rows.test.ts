import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishTarget } from '../archive/target.ts'
import type { MemoryDatabase } from '../platform/database/memory.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Db } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { openEmptyMemory } from '../platform/database/testing/migrated-memory.ts'
import { defineSweep } from '../platform/jobs/define-job.ts'
import { prepareJobs } from '../platform/jobs/open-jobs.ts'
import { markFault, readMark, removeMark, writeMark } from './mark.ts'
import { compareRows, copyRows, copySequences, isCopied } from './move-rows.ts'
import { isEmpty, readyTarget, serverFault, sourceFault } from './ready-target.ts'

// A product of three tables: that every table and type is copied is a test of the archive.
const script = `create table boards (id serial primary key, name text not null);
--> statement-breakpoint
create table pins (id bigint primary key, board_id int not null references boards, title text);
--> statement-breakpoint
create table notes (word text);`

const someJob = defineSweep({ name: 'some-job', everySeconds: 60 })
const folder = mkdtempSync(join(tmpdir(), 'tessera-move-'))
/** More than two chunks. */
const pins = 11_000

let source: MemoryDatabase
let target: MemoryDatabase

beforeAll(async () => {
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, '0000.sql'), script)
  const entries = [{ idx: 0, version: '7', when: 1_000, tag: '0000', breakpoints: true }]
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  source = await openEmptyMemory()
  target = await openEmptyMemory()
  const { db } = source
  await migrate(db, folder)
  await prepareJobs(db, [someJob])
  await db.execute(sql`insert into boards (name) values ('kept'), ('deleted later')`)
  await db.execute(sql`delete from boards where id = 2`)
  await db.execute(sql`insert into pins select n, 1, md5(n::text)
    from generate_series(1, ${pins}::int) n`)
  await db.execute(sql`insert into notes values ('twice'), ('twice')`)
  await db.execute(sql`insert into pgboss.job (name, data)
    select 'some-job', json_build_object('n', n) from generate_series(1, 3) n`)
})

afterAll(async () => {
  await source?.close()
  await target?.close()
  rmSync(folder, { recursive: true })
})

/** A handle whose process is killed around the transaction with a number: before it, or when it has committed. */
function killedAt(db: Db, number: number): Db {
  let begun = 0
  const killed: Db = Object.create(db)
  killed.transaction = async (work, options) => {
    begun += 1
    if (begun === number && number % 2 === 0) throw new Error('killed before')
    const result = await db.transaction(work, options)
    if (begun === number) throw new Error('killed after')
    return result
  }
  return killed
}

test('an empty database takes a product, and one with tables or without a product is told apart', async () => {
  expect(await serverFault(target.db)).toBeUndefined()
  await writeMark(target.db, { role: 'target', place: 'the source' })
  expect(await isEmpty(target.db)).toBe(true)
  expect(await isEmpty(source.db)).toBe(false)
  expect(await sourceFault(target.db, folder)).toContain('no product')
  expect(await sourceFault(source.db, folder)).toBeUndefined()
})

test('rows of an older or a newer version stay where they are', async () => {
  const { db } = source
  const shifted = (by: number) =>
    db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}::bigint`)
  await shifted(-1)
  expect(await sourceFault(db, folder)).toContain('older version')
  await shifted(2)
  expect(await sourceFault(db, folder)).toContain('newer version')
  await shifted(-1)
})

test('a move goes on where it was killed, until every row, job and sequence is at the target', async () => {
  const ends = { source: source.db, target: target.db }
  await source.db.execute(sql`create table odd (id int)`)
  expect(await readyTarget(ends, folder)).toContain('public.odd')
  await source.db.execute(sql`drop table odd`)
  let kills = 0
  let written = 0
  for (let number = 1; ; number += 1) {
    expect(await readyTarget(ends, folder)).toBeUndefined()
    expect(await isCopied(ends.target)).toBe(false)
    try {
      await copyRows({ ...ends, target: killedAt(ends.target, number) }, () => {
        written += 1
      })
      break
    } catch {
      kills += 1
    }
  }
  expect(kills).toBeGreaterThan(2)
  // Eight tables, and two more chunks of pins; each is written once, or its writer was killed.
  expect(written).toBeLessThan(20)
  await finishTarget(ends.target)
  expect(await isCopied(ends.target)).toBe(true)
  await copySequences(ends)
  const { differences, rows } = await compareRows(ends)
  expect(differences).toEqual([])
  expect(rows).toBeGreaterThanOrEqual(pins + 6)
  const next = await ends.target.execute(sql`insert into boards (name) values ('') returning id`)
  expect(next.rows).toEqual([{ id: 3 }])
  await ends.target.execute(sql`delete from boards where id = 3`)
})

test('a row that differs, a row that is missing and a sequence are named by their tables', async () => {
  const ends = { source: source.db, target: target.db }
  await ends.target.execute(sql`update pins set title = 'other' where id = 1`)
  await ends.target.execute(sql`delete from pgboss.job where data::text like '%1%'`)
  const { differences } = await compareRows(ends)
  expect(differences.map((sentence) => sentence.split(':')[0])).toEqual([
    'pgboss.job',
    'public.pins',
    'public.boards_id_seq',
  ])
})

test('a database that a move has to do with says what to do', async () => {
  const { db } = source
  expect(await readMark(db)).toBeUndefined()
  await writeMark(db, { role: 'source', place: 'the first place' })
  await writeMark(db, { role: 'source', place: 'another place' })
  const mark = await readMark(db)
  if (mark === undefined) throw new Error('There is no mark.')
  expect(markFault(mark)).toMatch(/moved to the first place since .* move --undo/)
  expect(markFault({ ...mark, ended: new Date() })).toMatch(
    /was moved to the first place on .*start with the settings of that place/,
  )
  expect(markFault({ ...mark, role: 'target' })).toMatch(
    /filled from the first place .* run the same tessera move again/,
  )
  await removeMark(db)
  expect(await readMark(db)).toBeUndefined()
})
