import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../platform/clock/system.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import {
  openEmptyMemory,
  openMigratedMemory,
} from '../platform/database/testing/migrated-memory.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { randomKeys } from './random-keys.ts'
import { readyDatabase } from './ready-database.ts'
import { RefusedStart } from './refused-start.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openMigratedMemory(migrationsFolder, [])
}, 60_000)
afterAll(() => database.close())

const [first, other] = [keyedSecrets('a'.repeat(32)), keyedSecrets('b'.repeat(32))]

/** The sentence with which a start with a key is refused; undefined when it isn't. */
const refusalWith = (secrets: typeof first, SECRETS_LOST?: string) =>
  readyDatabase({ DATABASE_DIRECT_URL: undefined, SECRETS_LOST }, database, {
    clock: systemClock,
    db: database.db,
    keys: randomKeys,
    secrets,
  }).then(
    () => undefined,
    (cause) => (cause instanceof RefusedStart ? cause.message : Promise.reject(cause)),
  )

test('a start with another key than the first is refused, until its operator gives that key up', async () => {
  const together = await Promise.all([refusalWith(first), refusalWith(first)])
  expect([...together, await refusalWith(first)]).toEqual([undefined, undefined, undefined])
  const fault = await refusalWith(other)
  const [, name = ''] = /SECRETS_LOST=([0-9a-f]{8})/.exec(fault ?? '') ?? []
  expect(fault).toMatch(/^SECRETS_KEY is not the key /)
  expect(await refusalWith(other, '00000000')).toBe(fault)
  expect(await refusalWith(other, name)).toBeUndefined()
  expect(await refusalWith(other)).toBeUndefined()
  // The name of the first key gives no other key up.
  expect(await refusalWith(first, name)).toMatch(/^SECRETS_KEY is not the key /)
})

test('a start on a database that is half restored is refused', async () => {
  await database.db.execute(sql`create schema restoring`)
  expect(await refusalWith(first)).toMatch(/^The database is being filled by a restore or a move/)
  await database.db.execute(sql`drop schema restoring`)
})

test('the doctor finds a migrated database well, and names another key without sealing anything', async () => {
  const empty = await openEmptyMemory()
  const { db } = database
  await refusalWith(first)
  const found = (secrets: typeof first) => lookAtDatabase({ db, isEmbedded: false }, secrets)
  const levels = async (secrets: typeof first) =>
    (await found(secrets)).filter(({ level }) => level !== 'well').map(({ check }) => check)
  const sealedBy = await refusalWith(other)
  const [own, another] = sealedBy === undefined ? [other, first] : [first, other]
  expect(await levels(own)).toEqual([])
  expect(await levels(another)).toEqual(['secrets'])
  expect((await found(another)).at(-1)?.fix).toMatch(/^Set that one, .+SECRETS_LOST=[0-9a-f]{8}/)
  const unready = await lookAtDatabase({ db: empty.db, isEmbedded: true }, first)
  expect(unready.map(({ says }) => says)).toEqual([
    expect.stringMatching(/^The embedded database \(PostgreSQL \d+/),
    'The database has no tables yet; the first start makes them.',
    'Nothing is sealed with a key yet; the first start does it.',
  ])
  await empty.close()
})

test('addresses of two databases for one service are refused', async () => {
  const empty = await openEmptyMemory()
  const ports = { clock: systemClock, db: empty.db, keys: randomKeys, secrets: first }
  const configuration = {
    DATABASE_DIRECT_URL: 'postgres://elsewhere/pins',
    SECRETS_LOST: undefined,
  }
  await expect(readyDatabase(configuration, database, ports)).rejects.toThrow(
    /^DATABASE_DIRECT_URL leads to another database/,
  )
  await empty.close()
})

test('a database that a later version has contracted refuses the start with its sentence', async () => {
  const { db } = database
  const name = '9999_later'
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, name, version, beside)
    values ('', 9e15, ${name}, '9.0.0', ${name})`)
  expect(await refusalWith(first)).toMatch(/^The database was brought to version 9\.0\.0 /)
  await db.execute(sql`delete from drizzle.__drizzle_migrations where name = ${name}`)
})
