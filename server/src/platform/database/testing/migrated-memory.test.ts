import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sql } from '../sql.ts'
import { openMigratedMemory } from './migrated-memory.ts'

const migrations = fileURLToPath(new URL('../../../../migrations', import.meta.url))

test('every test gets the tables, and nobody else’s rows', async () => {
  for (let round = 0; round < 2; round++) {
    const { db, close } = await openMigratedMemory(migrations)
    const tables = await db.execute(
      sql`select to_regclass('kept') as kept, to_regclass('pins') as pins`,
    )
    expect(tables.rows).toEqual([{ kept: null, pins: 'pins' }])
    await db.execute(sql`create table kept (id int)`)
    await close()
  }
}, 30_000)
