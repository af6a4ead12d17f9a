import { afterAll, beforeAll, expect, test } from 'vitest'
import { alias, bigint, integer, pgTable, text, timestamp } from './define-tables.ts'
import { hotQuery } from './hot-query.ts'
import type { MemoryDatabase } from './memory.ts'
import type { Db, Tx } from './port.ts'
import { eq, sql } from './sql.ts'
import { openEmptyMemory } from './testing/migrated-memory.ts'

const people = pgTable('people', { id: integer().primaryKey(), name: text() })
const pets = pgTable('pets', {
  id: bigint({ mode: 'bigint' }).primaryKey(),
  name: text(),
  ownerId: integer('owner_id'),
  born: timestamp({ withTimezone: true }),
})
const vets = alias(people, 'vets')

const allPets = (db: Db | Tx) =>
  db
    .select({
      id: pets.id,
      born: pets.born,
      owner: { id: people.id, name: people.name },
      nameless: { name: people.name, id: people.id },
      vet: { name: vets.name, id: vets.id },
      of: { pet: pets.name, owner: people.id },
      said: sql<string>`upper(${pets.name})`,
      counts: {
        letters: sql`length(${pets.name})`.mapWith(Number),
        twice: sql<number>`2 * length(${pets.name})`.mapWith((n: number) => n + 0.5),
      },
      aliased: sql<string>`'x'`.as('aliased'),
    })
    .from(pets)
    .leftJoin(people, eq(people.id, pets.ownerId))
    .leftJoin(vets, eq(vets.id, pets.ownerId))
    .orderBy(pets.id)

let database: MemoryDatabase
beforeAll(async () => {
  database = await openEmptyMemory()
  const { db } = database
  await db.execute(sql`create table people (id int primary key, name text)`)
  await db.execute(
    sql`create table pets (id bigint primary key, name text, owner_id int, born timestamptz)`,
  )
  await db.insert(people).values([{ id: 1, name: null }])
  await db.insert(pets).values([
    { id: 9_007_199_254_740_993n, name: 'Rex', ownerId: 1, born: new Date('2020-02-02') },
    { id: 2n, name: null, ownerId: null, born: null },
  ])
})
afterAll(() => database.close())

test('a hot query returns what its builder returns: values, nested objects, and null for an empty join', async () => {
  const { db } = database
  const plain = await allPets(db)
  const hot = hotQuery('all_pets', allPets)
  expect(plain).toMatchObject([{ owner: null, vet: null }, { id: 9_007_199_254_740_993n }])
  expect(await hot(db, {})).toEqual(plain)
  expect(JSON.stringify(await hot(db, {}), shown)).toBe(JSON.stringify(plain, shown))
  expect(await db.transaction((tx) => hot(tx, {}))).toEqual(plain)
  const inner = (handle: Db | Tx) =>
    handle.select().from(pets).innerJoin(people, eq(people.id, pets.ownerId))
  expect(await hotQuery('owned', inner)(db, {})).toEqual(await inner(db))
  const changed = (handle: Db | Tx) =>
    handle.update(people).set({ name: 'Mira' }).where(eq(people.id, 1)).returning()
  expect(await hotQuery('named', changed)(db, {})).toEqual([{ id: 1, name: 'Mira' }])
})

test('a hot query is prepared once for every handle, and accepts dates and nulls', async () => {
  const { db } = database
  let times = 0
  const born = hotQuery('born', (handle) => {
    times += 1
    return handle
      .insert(pets)
      .values({
        id: sql.placeholder('id'),
        name: sql.placeholder('name'),
        born: sql.placeholder('born'),
      })
      .returning({ id: pets.id, name: pets.name, born: pets.born })
  })
  const gone = hotQuery('gone', (handle) =>
    handle.delete(pets).where(eq(pets.id, sql.placeholder('id'))),
  )
  for (const id of [11n, 12n, 13n]) {
    const pet = { id, name: id === 12n ? null : `Pet ${id}`, born: new Date(Number(id)) }
    expect(await db.transaction((tx) => born(tx, pet))).toEqual([pet])
    expect(await db.$count(pets, eq(pets.id, id))).toBe(1)
    await db.transaction((tx) => gone(tx, { id }))
    expect(await db.$count(pets, eq(pets.id, id))).toBe(0)
  }
  expect(times).toBe(1)
})

const shown = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)

test('a prepared query has the fields that a hot query runs it by', () => {
  const prepared = allPets(database.db).prepare('looked_at')
  expect(['client', 'queryConfig', 'fields'].filter((name) => !(name in prepared))).toEqual([])
})

test('a hot query without a value for a placeholder is refused, with its name', async () => {
  const named = hotQuery('named_pets', (handle) =>
    handle
      .select()
      .from(pets)
      .where(eq(pets.name, sql.placeholder('name'))),
  )
  await expect(named(database.db, {})).rejects.toThrow('"name" got no value')
})

test('a hot query that fails says its statement, and carries the database’s error', async () => {
  const wrong = hotQuery('divided', (handle) =>
    handle.select({ none: sql<number>`1 / ${sql.placeholder('by')}::int` }).from(sql`(select) one`),
  )
  await expect(wrong(database.db, { by: 0 })).rejects.toMatchObject({ cause: { code: '22012' } })
})
