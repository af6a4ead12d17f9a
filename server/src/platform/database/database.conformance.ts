import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeThings, things } from './conformance/things.ts'
import { transactionTests } from './conformance/transactions.ts'
import type { Db, OpenDatabase } from './port.ts'
import { eq, sql } from './sql.ts'
import { uniqueViolation } from './unique-violation.ts'

const large = 9_007_199_254_740_993n

function valueTests(name: string, db: () => Db): void {
  test(`${name}: values read back as written, including numbers beyond 2^53`, async () => {
    const thing = {
      id: large,
      name: 'Überraschung 🎁',
      count: -1,
      price: '1234567890.0123456789',
      at: new Date('2026-02-03T04:05:06.789Z'),
      day: '2026-02-03',
      tags: ['a "b"', 'c,d', 'null'],
      extra: { deep: [1, null, 'two'] },
      raw: new Uint8Array([0, 255, 10]),
    }
    await db().insert(things).values(thing)
    const [found] = await db().select().from(things).where(eq(things.id, large))
    expect(found).toEqual(thing)
  })

  test(`${name}: raw rows hold what node-postgres returns`, async () => {
    const { rows } = await db().execute(sql`
      select 9007199254740993::bigint as big, 1.50::numeric as price, '{"a":[1]}'::jsonb as json,
        array['x','y'] as list, true as yes, null as none, '\\x00ff'::bytea as raw, 7 as small`)
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        price: '1.50',
        json: { a: [1] },
        list: ['x', 'y'],
        yes: true,
        none: null,
        raw: Buffer.from([0, 255]),
        small: 7,
      },
    ])
  })

  test(`${name}: an update returns how many rows it changed`, async () => {
    await db().insert(things).values({ id: 21n, name: 'counted' })
    const { rowCount } = await db().update(things).set({ count: 2 }).where(eq(things.id, 21n))
    expect(rowCount).toBe(1)
  })

  test(`${name}: many callers can use one named statement at once`, async () => {
    const double = db()
      .select({ twice: sql<number>`${sql.placeholder('n')}::int * 2` })
      .from(sql`generate_series(1, 1)`)
      .prepare('double')
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => double.execute({ n })))
    expect(answers.map(([row]) => row?.twice)).toEqual(Array.from({ length: 40 }, (_, n) => n * 2))
  })
}

function faultTests(name: string, db: () => Db): void {
  test(`${name}: a unique violation has its constraint's name, also in a transaction`, async () => {
    await db().insert(things).values({ id: 31n, name: 'once' })
    const again = (on: Pick<Db, 'insert'>) => on.insert(things).values({ id: 32n, name: 'once' })
    const plain = await again(db()).catch(uniqueViolation)
    const inside = await db()
      .transaction((tx) => again(tx))
      .catch(uniqueViolation)
    expect([plain, inside]).toEqual(['things_name_once', 'things_name_once'])
    expect(
      uniqueViolation(
        await db()
          .execute(sql`select 1/0`)
          .catch((error) => error),
      ),
    ).toBe(undefined)
  })

  test(`${name}: a failing statement fails alone`, async () => {
    await expect(db().execute(sql`select * from nowhere`)).rejects.toThrow()
    await expect(db().execute(sql`select ${'x'}::int`)).rejects.toThrow()
    expect((await db().execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
}

/** Tests that hold for every database. */
export function databaseConformance(name: string, open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase | undefined
  const db = (): Db => {
    if (!database) throw new Error('The database is not open.')
    return database.db
  }
  beforeAll(async () => {
    database = await open()
    await makeThings(db())
  }, 60_000)
  afterAll(() => database?.close(), 30_000)
  valueTests(name, db)
  faultTests(name, db)
  transactionTests(name, db)
}
