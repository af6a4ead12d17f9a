import type { Call } from '@tessera/contracts/calls/define-call'
import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchQueries } from '../contexts/discovery/search/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { sql } from '../platform/database/sql.ts'
import { databaseKinds } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { swept } from './titles-found.ts'

/** Max statements of each call, with the session's; a search that found something is counted later. */
const budgets = {
  'search for a word': 4,
  'search for words that no pin has together': 4,
  'search for a word with kinds and other words': 4,
  'search with a filter': 4,
  'next page of a search': 4,
  'suggestions for a start': 2,
  'suggestions for a topic': 2,
  'suggestions after a word': 2,
  'suggestions for an empty field': 2,
} as const

type Asked = readonly [Call, Readonly<Record<string, unknown>>]

/** A member whose words have been searched for and suggested before. */
async function scene(service: MemoryService) {
  const person = await member(service)
  const board = await boardOf(person, 'Ocarinas')
  for (const what of ['lesson', 'lesson two', 'lesson three'])
    await made(person, board, { title: `Ocarina ${what} gardening`, color: '#2040c0' })
  await made(person, board, { title: 'Theremin' })
  await swept(service)
  const query = 'ocarina'
  const { bookmark } = await person.call(searchPins, { query, page_size: 1 })
  const calls: Record<keyof typeof budgets, Asked> = {
    'search for a word': [searchPins, { query }],
    'search for words that no pin has together': [searchPins, { query: 'ocarina theremin' }],
    'search for a word with kinds and other words': [searchPins, { query: 'furniture' }],
    'search with a filter': [searchPins, { query, filters: 'colors=blue' }],
    'next page of a search': [searchPins, { query, page_size: 1, bookmark: bookmark ?? '' }],
    'suggestions for a start': [typeahead, { term: 'oc' }],
    'suggestions for a topic': [typeahead, { term: 'gard' }],
    'suggestions after a word': [typeahead, { term: 'ocarina le' }],
    'suggestions for an empty field': [typeahead, { term: '' }],
  }
  for (const [call, input] of Object.values(calls)) await person.done(call, input)
  await service.ports.queryCounts.write()
  return { person, calls }
}

const query = pg.Client.prototype.query
let sent = 0

/** Counts the statements of all connections that are opened from now on. */
beforeAll(() => {
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, given) {
      sent += 1
      return Reflect.apply(target, client, given)
    },
  })
})
afterAll(() => {
  pg.Client.prototype.query = query
})

async function statementsOf(person: Person, [call, input]: Asked): Promise<number> {
  sent = 0
  await person.done(call, input)
  return sent
}

for (const { kind, open } of databaseKinds)
  describe(`statements of a search on ${kind}`, () => {
    const service = openedService(open)
    beforeAll(() => service().ports.jobs.stop())

    test('a search and its suggestions send no more statements than their budget', async () => {
      const { person, calls } = await scene(service())
      const counted: Record<string, number> = {}
      for (const [name, asked] of Object.entries(calls)) {
        counted[name] = await statementsOf(person, asked)
        await service().ports.queryCounts.write()
      }
      expect(counted).toEqual(budgets)
    })

    test('searches are counted together, and suggested to others once three people made them', async () => {
      const { ports } = service()
      const made = { query: 'Ocarina lesson two' }
      const people = []
      for (let count = 0; count < 3; count += 1) people.push(await member(service()))
      const suggested = async () => {
        await ports.queryCounts.write()
        const { items } = await visitor(service()).done(typeahead, { term: 'ocarina lesson t' })
        return items.map((item) => item.query)
      }
      const [first, second, third] = people
      for (const person of [first, second, first]) await person?.done(searchPins, made)
      expect(await suggested()).toEqual([])
      for (const person of [second, third, third]) await person?.done(searchPins, made)
      sent = 0
      await ports.queryCounts.write()
      // One for all queries, and two for all that members searched for lately.
      expect(sent).toBe(3)
      expect(await suggested()).toEqual(['Ocarina lesson two'])
      const [row] = await ports.db
        .select()
        .from(searchQueries)
        .where(sql`${searchQueries.query} = 'ocarina lesson two'`)
      expect(row).toMatchObject({ isShown: true, isCounted: false })
      expect(row?.seenFrom).toHaveLength(3)
    })
  })
