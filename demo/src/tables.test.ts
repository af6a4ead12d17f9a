import { migrationsFolder } from '@tessera/server/main/migrations-folder'
import { sql } from '@tessera/server/platform/database/sql'
import { openMigratedMemory } from '@tessera/server/platform/database/testing/migrated-memory'
import { afterAll, expect, test } from 'vitest'
import { createTables, drawings, seeds } from './tables.ts'

const { db, close } = await openMigratedMemory(migrationsFolder)
afterAll(close)

test('the demo world creates its tables where they are missing, and keeps those that exist', async () => {
  await db.execute(sql`drop table ${drawings}, ${seeds}`)
  await createTables(db)
  await db.insert(seeds).values({ name: 'kept', doneAt: new Date() })
  await createTables(db)
  expect(await db.$count(seeds)).toBe(1)
  expect(await db.$count(drawings)).toBe(0)
})
