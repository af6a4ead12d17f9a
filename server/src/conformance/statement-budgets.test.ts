import { boardPins } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { savePin } from '@tessera/contracts/calls/pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { createSection } from '@tessera/contracts/calls/sections'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexAds } from '../contexts/ads/delivery/choosing/ad-index.ts'
import type { LiveAds } from '../contexts/ads/delivery/choosing/live-ads.ts'
import { madeAd } from '../contexts/ads/delivery/choosing/testing/made-ads.ts'
import type { MemoryService } from '../memory-service.ts'
import { sql } from '../platform/database/sql.ts'
import { databaseKinds } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'

/** Max statements of each call, with the session's and with those that begin and end a transaction. */
const budgets = {
  'feed page': 3,
  'next feed page': 3,
  'save to a board': 5,
  'save to a section': 5,
  'save to a secret board': 5,
  'board page': 2,
  'ideas after a board': 5,
  'next ideas after a board': 4,
} as const

type Asked = readonly [Call, Readonly<Record<string, unknown>>]

/** A member who has saved before and reads their feed for the second time. */
async function scene(service: MemoryService) {
  const person = await member(service)
  const board = await boardOf(person, 'Kept')
  const secret = await boardOf(person, 'Hidden', 'secret')
  const section = await person.done(createSection, { board_id: board.id, name: 'Later' })
  const first = await person.call(homeFeed, { page_size: 4 })
  const [one, two, three, four] = (first.data ?? []).map(({ id }) => id)
  await person.done(savePin, { pin_id: one, board_id: board.id })
  await person.done(homeFeed, {})
  const after = { board_id: board.id, page_size: 4 }
  const ideas = await person.call(moreIdeas, after)
  const calls: Record<keyof typeof budgets, Asked> = {
    // Before a save changes what the board's list is made from.
    'ideas after a board': [moreIdeas, after],
    'next ideas after a board': [moreIdeas, { ...after, bookmark: ideas.bookmark ?? '' }],
    'feed page': [homeFeed, { page_size: 4 }],
    'next feed page': [homeFeed, { page_size: 4, bookmark: first.bookmark ?? '' }],
    'save to a board': [savePin, { pin_id: two, board_id: board.id }],
    'save to a section': [savePin, { pin_id: three, board_id: board.id, section: section.id }],
    'save to a secret board': [savePin, { pin_id: four, board_id: secret.id }],
    'board page': [boardPins, { board_id: board.id }],
  }
  return { person, calls }
}

const query = pg.Client.prototype.query
let sent = 0

/** True for notices to other instances: many changes share one statement, after their answers. */
const isNotice = (asked: unknown): boolean => JSON.stringify(asked).includes('pg_notify')

/** Counts the statements of all connections that are opened from now on. */
beforeAll(() => {
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, given) {
      if (!isNotice(given[0])) sent += 1
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

/** Ads that are never read again meanwhile, which would count. */
const liveAds: LiveAds = {
  current: async () => ({ index: indexAds([madeAd(1)]), topics: new Map() }),
  forget: () => undefined,
}

for (const { kind, open } of databaseKinds)
  describe(`statements on ${kind}`, () => {
    const service = openedService(() => open({ liveAds }))

    test('a call sends no more statements than its budget, when its lists are current', async () => {
      await service().ports.jobs.stop()
      const { person, calls } = await scene(service())
      const counted: Record<string, number> = {}
      for (const [name, asked] of Object.entries(calls))
        counted[name] = await statementsOf(person, asked)
      expect(counted).toEqual(budgets)
    })

    if (kind === 'PostgreSQL')
      test('reads that are asked often are planned once, after a few times to compare', async () => {
        const { person, calls } = await scene(service())
        const asked = [calls['feed page'], calls['next feed page'], calls['board page']]
        const boards: Asked = [searchPins, { query: 'kept', scope: 'boards' }]
        for (let time = 0; time < 12; time += 1)
          for (const each of [...asked, boards]) await statementsOf(person, each)
        const { rows } = await service().ports.db.execute(sql`
          select name from pg_prepared_statements where custom_plans > 9`)
        expect(rows).toEqual([])
      })
  })
