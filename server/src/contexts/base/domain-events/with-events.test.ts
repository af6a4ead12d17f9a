import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import { openEmptyMemory } from '../../../platform/database/testing/migrated-memory.ts'
import { defineDomainEvent } from './domain-event.ts'
import { hear } from './hear.ts'
import { withEvents } from './with-events.ts'

const lampBought = defineDomainEvent<{ readonly lamp: string }>('lamp-bought')
const lampBroken = defineDomainEvent<{ readonly lamp: string }>('lamp-broken')

let database: OpenDatabase | undefined

const db = () => {
  if (database === undefined) throw new Error('The database is not open yet.')
  return database.db
}

beforeAll(async () => {
  database = await openEmptyMemory()
  await db().execute(sql`create table lamps (name text not null)`)
})

afterAll(() => database?.close())

test('handlers of an event run one after the other, in the order of their list', async () => {
  const told: string[] = []
  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
  const { events } = withEvents({ room: 'hall' }, [
    hear(lampBought, async (_, { room }: { room: string }, { lamp }) => {
      await wait(10)
      told.push(`${lamp} to the ${room}`)
    }),
    hear(lampBroken, async () => told.push('broken')),
    hear(lampBought, async (_, __, { lamp }) => told.push(`${lamp} counted`)),
  ])
  await db().transaction((tx) => events.tell(tx, lampBought, { lamp: 'Oak' }))
  expect(told).toEqual(['Oak to the hall', 'Oak counted'])
})

test('a handler that throws rolls back the change and the handlers before it', async () => {
  const add = (name: string) => sql`insert into lamps (name) values (${name})`
  const { events } = withEvents({}, [
    hear(lampBought, (tx) => tx.execute(add('heard'))),
    hear(lampBought, async () => {
      throw new Error('No room.')
    }),
  ])
  const bought = db().transaction(async (tx) => {
    await tx.execute(add('bought'))
    await events.tell(tx, lampBought, { lamp: 'Oak' })
  })
  await expect(bought).rejects.toThrow('No room.')
  expect((await db().execute(sql`select name from lamps`)).rows).toEqual([])
})

test('a handler may tell a further event', async () => {
  const told: string[] = []
  const { events } = withEvents({}, [
    hear(lampBought, (tx, ports, { lamp }) => ports.events.tell(tx, lampBroken, { lamp })),
    hear(lampBroken, async (_, __, { lamp }) => told.push(lamp)),
  ])
  await db().transaction((tx) => events.tell(tx, lampBought, { lamp: 'Oak' }))
  expect(told).toEqual(['Oak'])
})
