import { expect, test } from 'vitest'
import { databaseConformance } from './database.conformance.ts'
import { openMemory } from './memory.ts'
import { sql } from './sql.ts'
import { openEmptyMemory } from './testing/migrated-memory.ts'

databaseConformance('memory', openMemory)

test('a database opened from a snapshot has its rows, and changes independently', async () => {
  const first = await openEmptyMemory()
  await first.db.execute(sql`create table kept (id int)`)
  await first.db.execute(sql`insert into kept values (1)`)
  const second = await openMemory({ from: await first.snapshot() })
  await second.db.execute(sql`insert into kept values (2)`)
  const ids = async ({ db }: typeof first) =>
    (await db.execute(sql`select id from kept order by id`)).rows
  expect(await ids(second)).toEqual([{ id: 1 }, { id: 2 }])
  expect(await ids(first)).toEqual([{ id: 1 }])
  await Promise.all([first.close(), second.close()])
}, 30_000)
