import {
  adChangeDays,
  adChanges,
  adReport,
  adReportDays,
} from '@tessera/contracts/calls/ad-reports'
import { userBoards } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { followUser } from '@tessera/contracts/calls/follows'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import {
  searchFilters,
  searchPins,
  suggestHashtags,
  typeahead,
} from '@tessera/contracts/calls/search'
import { getUser, userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { smallDemo } from '@tessera/demo/small/small-demo'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount } from '../contexts/ads/events/testing/made-campaign.ts'
import { answeredCalls } from '../contexts/all-domains.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { createServiceOver, type MemoryService } from '../memory-service.ts'
import type { Db } from '../platform/database/port.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { openReplicas } from '../platform/database/replicas/open-replicas.ts'
import type { Replicas } from '../platform/database/replicas/port.ts'
import { eq, sql } from '../platform/database/sql.ts'
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../platform/database/testing/replicated-postgres.ts'
import { noMetrics } from '../platform/metrics/port.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { keeper } from './ideas.ts'
import { keptLog } from './kept-log.ts'
import { member, type Person, visitor } from './person.ts'
import { registry, shell } from './sample-modules.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

const log = keptLog()
let servers: ReplicatedPostgres
let replicas: Replicas
let standby: { readonly db: Db; close(): Promise<void> }
let service: MemoryService
/** The places that late reads went to since the last look. */
const places: string[] = []

const taken = () => places.splice(0)

const opened = async (url: string) => {
  const opening = await openPostgres(url, { connections: 4 })
  if (!opening.ok) throw new Error(opening.fault.message)
  return opening.database
}

beforeAll(async () => {
  servers = await startReplicatedPostgres()
  const database = await opened(servers.primary)
  replicas = await openReplicas([servers.standby], { db: database.db, log, lagSeconds: 5 })
  service = await createServiceOver(database, {
    sample: smallDemo,
    passwords: cheapPasswords,
    registry,
    shell,
    log,
    replicas,
    settings: { budgetFactor: 100 },
    metrics: {
      ...noMetrics,
      add: (name, labels) => {
        if (name === 'tessera_late_reads_total' && 'place' in labels)
          places.push(String(labels.place))
      },
    },
  })
  standby = await opened(servers.standby)
}, 90_000)
afterAll(async () => {
  await standby?.close()
  await stopService()
  await servers?.stop()
})

let stopping: Promise<void> | undefined
const stopService = () => (stopping ??= service?.stop())

const waiting = { timeout: 15_000, interval: 50 }

/** Waits until the standby has everything, and is read. */
const caughtUp = () =>
  vi.waitFor(async () => {
    const chosen = await replicas.choose(await replicas.position())
    expect(chosen).toHaveProperty('reader')
  }, waiting)

const leftOut = () => replicas.states()[0]?.leftOut

test('each call that may read late is answered by the standby, and writes nothing there', async () => {
  const pinId = await somePin(service)
  const person = await member(service)
  const { id: ownerId } = await selfOf(person)
  const { ports } = service
  const advertiser_id = await makeAccount(ports.db, ports, { ownerId, timeZone: 'Europe/Berlin' })
  const other = await keeper(service)
  const range = { advertiser_id, from: '2026-11-01', to: '2026-11-30' }
  const anybody = visitor(service)
  const asked: readonly (readonly [Person, Call, Readonly<Record<string, unknown>>])[] = [
    [anybody, homeFeed, { page_size: 4 }],
    [anybody, topicFeed, { topic: 'home-decor' }],
    [anybody, relatedPins, { pin_id: pinId }],
    [anybody, moreIdeas, { pin_id: pinId }],
    [anybody, searchPins, { query: 'lamp' }],
    [anybody, searchFilters, { bookmark_string: 'lamp' }],
    [anybody, suggestHashtags, { q: 'la' }],
    [anybody, typeahead, { term: 'la' }],
    [anybody, getUser, { username: other.username }],
    [anybody, userFollowers, { user_id: other.id }],
    [anybody, userFollowing, { user_id: other.id }],
    [anybody, userBoards, { user_id: other.id }],
    [anybody, userPins, { username: other.username, kind: 'saved' }],
    [person, adReport, { ...range, level: 'campaigns' }],
    [person, adReportDays, { ...range, level: 'campaigns' }],
    [person, adChanges, { advertiser_id }],
    [person, adChangeDays, range],
  ]
  const late = answeredCalls.flatMap(({ call }) => (call.reads === undefined ? [] : [call.name]))
  expect(asked.map(([, { name }]) => name).toSorted()).toEqual(late.toSorted())
  // The first reader of a list makes it, on the primary.
  for (const [who, call, input] of asked) await who.done(call, input)
  await caughtUp()
  for (const [who, call, input] of asked) {
    taken()
    await who.done(call, input)
    expect([call.name, ...taken()]).toEqual([call.name, 'replica'])
  }
})

test('a document and the sitemap read from the standby too, and a member’s own profile from the primary', async () => {
  const person = await member(service)
  const { username } = await selfOf(person)
  await caughtUp()
  taken()
  expect((await visitor(service).send('/sitemap.xml')).status).toBe(200)
  expect(new Set(taken())).toEqual(new Set(['replica']))
  await person.done(getUser, { username })
  await person.done(homeFeed, {})
  expect(taken()).toEqual(['primary-own'])
})

test('what a person has written is read at once while the standby is behind, by their browser alone', async () => {
  const [person, other] = [await member(service), await keeper(service)]
  await caughtUp()
  await standby.db.execute(sql`select pg_wal_replay_pause()`)
  await person.done(followUser, { user_id: other.id })
  const followers = async (who: Person) =>
    (await who.done(userFollowers, { user_id: other.id })).length
  taken()
  expect([await followers(person), ...taken()]).toEqual([1, 'primary-behind'])
  expect([await followers(visitor(service)), ...taken()]).toEqual([0, 'replica'])
  const header = { 'X-Written-Position': person.cookieOf('__Host-written') ?? '' }
  const { path } = encodeInput(getUser, { username: other.username })
  await visitor(service).send(path, { headers: header })
  expect(taken()).toEqual(['primary-behind'])
  await standby.db.execute(sql`select pg_wal_replay_resume()`)
  await caughtUp()
  taken()
  expect([await followers(person), ...taken()]).toEqual([1, 'replica'])
})

test('a list that is newer than the standby is read on from its bookmark, on the primary', async () => {
  await caughtUp()
  await standby.db.execute(sql`select pg_wal_replay_pause()`)
  const listed = await service.ports.db
    .select({ id: pins.id })
    .from(pins)
    .where(eq(pins.listed, true))
  const first = { pin_id: listed.at(-1)?.id, page_size: 1 }
  taken()
  const { bookmark } = await visitor(service).call(moreIdeas, first)
  const next = await visitor(service).done(moreIdeas, { ...first, bookmark })
  await standby.db.execute(sql`select pg_wal_replay_resume()`)
  expect([next.results.length, ...taken()]).toEqual([1, 'primary-again', 'primary-again'])
})

test('a forged position sends its own sender to the primary, and nobody else', async () => {
  const forger = visitor(service)
  forger.keep('__Host-written', '9'.repeat(29))
  await caughtUp()
  taken()
  expect((await forger.call(homeFeed, {})).status).toBe(200)
  expect((await visitor(service).call(homeFeed, {})).status).toBe(200)
  expect(taken()).toEqual(['primary-behind', 'replica'])
})

test('a handle of the standby refuses writes, whoever sends them', async () => {
  const chosen = await replicas.choose(0n)
  if (typeof chosen === 'string') throw new Error(chosen)
  const setting = await chosen.reader.execute<{ only: string }>(
    sql`select current_setting('default_transaction_read_only') as only`,
  )
  expect(setting.rows[0]?.only).toBe('on')
  await expect(chosen.reader.execute(sql`create table written (id int)`)).rejects.toThrow()
})

/** Reads as visitors do while something happens; returns the statuses that came. */
async function statusesBeside(act: () => Promise<unknown>): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>()
  let isOver = false
  const read = async () => {
    while (!isOver) statuses.add((await visitor(service).call(homeFeed, {})).status)
  }
  const readers = [read(), read(), read()]
  await act()
  isOver = true
  await Promise.all(readers)
  return statuses
}

test('a standby that stops costs nobody an error, and is read again when it is back', async () => {
  await caughtUp()
  const statuses = await statusesBeside(async () => {
    await servers.tell('stop-standby')
    await vi.waitFor(() => expect(leftOut()).toBeDefined(), waiting)
  })
  expect([...statuses]).toEqual([200])
  expect(log.names('replica.left-out').length).toBeGreaterThan(0)
  await servers.tell('start-standby')
  await vi.waitFor(() => expect(leftOut()).toBeUndefined(), waiting)
})

/** Opens the address of both servers, the standby first. */
async function openedBoth() {
  const { host, username, password, pathname } = new URL(servers.standby)
  const hosts = `${host},${new URL(servers.primary).host}`
  return opened(
    `postgres://${username}:${password}@${hosts}${pathname}?target_session_attrs=read-write`,
  )
}

test('a standby that is promoted costs nobody an error and is not read any more, and a database of both hosts goes on there', async () => {
  const both = await openedBoth()
  await both.db.execute(sql`create table written_once (id int)`)
  await caughtUp()
  const statuses = await statusesBeside(async () => {
    await standby.db.execute(sql`select pg_promote()`)
    await vi.waitFor(() => expect(leftOut()).toContain('promoted'), waiting)
  })
  expect([...statuses]).toEqual([200])
  taken()
  await visitor(service).done(homeFeed, {})
  expect(taken()).toEqual(['primary-none'])
  await stopService()
  await servers.tell('stop-primary')
  await vi.waitFor(() => both.db.execute(sql`insert into written_once values (1)`), waiting)
  await both.close()
})
