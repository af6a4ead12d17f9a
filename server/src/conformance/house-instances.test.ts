import { createBoard } from '@tessera/contracts/calls/boards'
import { listHouseLog, verifyHouseLog } from '@tessera/contracts/calls/house-log'
import { suspendPerson } from '@tessera/contracts/calls/house-people'
import { BoardId, PinId } from '@tessera/contracts/ids'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { grantOfToken } from '../contexts/ads/accounts/api-tokens/grant.ts'
import { apiTokens } from '../contexts/ads/accounts/api-tokens/tables.ts'
import { removePictures } from '../contexts/house/content/removals.ts'
import { handleRemovals } from '../contexts/house/content/run-removal.ts'
import { contentRemovals } from '../contexts/house/content/tables.ts'
import { operator } from '../contexts/house/log/actor.ts'
import { boards } from '../contexts/pins/boards/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { publishDue } from '../contexts/pins/scheduled-pins/publish.ts'
import { scheduledPins } from '../contexts/pins/scheduled-pins/tables.ts'
import { createServiceOver, type MemoryService } from '../memory-service.ts'
import { memoryBlobs } from '../platform/blobs/memory.ts'
import type { Db } from '../platform/database/port.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { and, eq, isNull } from '../platform/database/sql.ts'
import { sha256OfText } from '../platform/secrets/sha256.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { openTab } from './event-reader.ts'
import { type Keeper, keeper } from './house-keeper.ts'
import { idOf } from './instances.ts'
import { made } from './made-pins.ts'
import { emailsTo } from './outbox-of.ts'
import { ownDatabase } from './own-database.ts'
import { boardOf, member, visitor } from './person.ts'
import { adAccount, runningAd } from './running-ad.ts'
import { registry, shell } from './sample-modules.ts'
import { selfOf } from './self-of.ts'

const reason = 'For the test'
const patience = { timeout: 5_000, interval: 20 }

let own: Awaited<ReturnType<typeof ownDatabase>>
let here: MemoryService
let there: MemoryService
let owner: Keeper

// A clock that stands still: whatever an instance keeps does not grow old by itself.
const now = new Date()

beforeAll(async () => {
  own = await ownDatabase({ migrated: true })
  const blobs = memoryBlobs()
  const instance = async () => {
    const opening = await openPostgres(own.url, { connections: 6 })
    if (!opening.ok) throw new Error(opening.fault.message)
    const shared = { registry, shell, blobs, passwords: cheapPasswords, clock: { now: () => now } }
    return createServiceOver(opening.database, { ...shared, key: 'one key for both instances' })
  }
  here = await instance()
  there = await instance()
  owner = await keeper(here, 'owner')
}, 90_000)
afterAll(async () => {
  await here.stop()
  await there.stop()
  await own.drop()
})

test('a suspension on one instance ends the tab, calls, token, ad and scheduled pin of a person on another', async () => {
  const studio = await member(here)
  const same = visitor(there)
  for (const cookie of (studio.cookie() ?? '').split('; ')) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? []
    same.keep(name, value)
  }
  const id = await idOf(studio)
  const board = await boardOf(studio, 'Lamps')
  const pin = await made(studio, board, { title: 'A lamp' })
  const advertiserId = await adAccount(here, { id })
  const { adId } = await runningAd(here, advertiserId, { pinId: pin.id })
  const { db, ids } = here.ports
  await db.insert(apiTokens).values({
    id: ids.next(),
    advertiserId,
    name: 'Shop',
    hash: sha256OfText('a token'),
    ending: 'oken',
    scopes: ['conversions:write'],
    createdBy: id,
    createdAt: now,
  })
  const [row] = await db.select({ mediaId: pins.mediaId }).from(pins).where(eq(pins.id, pin.id))
  if (row === undefined) throw new Error('There is no pin.')
  await db.insert(scheduledPins).values({
    id: PinId.parse(ids.next()),
    ownerId: id,
    mediaId: row.mediaId,
    boardId: board.id,
    method: 'pinbuilder',
    title: 'Tomorrow',
    description: '',
    altText: '',
    publishAt: now,
    createdAt: now,
  })
  const runs = async () =>
    (await there.ports.liveAds.current()).index.ads.some((ad) => ad.id === adId)
  const tab = await openTab(same)
  await vi.waitFor(() => expect(tab.text()).toContain('retry'), patience)
  await vi.waitFor(async () => expect(await runs()).toBe(true), patience)
  expect(await grantOfToken(there.ports, 'a token')).toBeDefined()

  await owner.person.done(suspendPerson, { user_id: id, until: null, reason, ...owner.proof() })
  await vi.waitFor(() => expect(tab.hasEnded()).toBe(true), patience)
  await vi.waitFor(async () => expect(await runs()).toBe(false), patience)
  expect((await same.call(createBoard, { name: 'More' })).error?.code).toBe('suspended')
  expect(await grantOfToken(there.ports, 'a token')).toBeUndefined()
  expect(await publishDue(there.ports)).toBe(0)
})

test('a removal that is killed between and within batches ends exactly, with one letter and one entry a person', async () => {
  const people = await Promise.all([member(here), member(here), member(here)])
  const { db, ids } = here.ports
  const [first] = people
  if (first === undefined) throw new Error('There is nobody.')
  const pin = await made(first, await boardOf(first, 'Source'), {
    color: '#a0b0c0',
    title: 'A lamp',
  })
  const [source] = await db.select().from(pins).where(eq(pins.id, pin.id))
  if (source === undefined) throw new Error('There is no pin.')
  const { mediaId } = source
  // More than two batches of a hundred, of three people in turn.
  const each = 80
  const places = await Promise.all(
    people.map(async (person) => ({
      pinnerId: await idOf(person),
      boardId: BoardId.parse((await boardOf(person, 'Many')).id),
    })),
  )
  const rows = Array.from({ length: each }, () =>
    places.map((place) => {
      const id = PinId.parse(ids.next())
      const said = { title: 'A lamp', description: '', method: 'scraped', createdAt: now }
      return { ...place, ...said, id, originId: id, mediaId, place: id, listed: true, rank: 0 }
    }),
  ).flat()
  await db.insert(pins).values(rows)
  for (const { boardId } of places)
    await db.update(boards).set({ pinCount: each }).where(eq(boards.id, boardId))

  // Without its job, so that the test says when it runs.
  const jobs = Object.assign(Object.create(here.ports.jobs), { enqueue: async () => {} })
  const wanted = { mediaIds: [mediaId], reason }
  const begun = await removePictures({ ...here.ports, jobs }, operator, wanted)
  if (!begun.ok) throw new Error(begun.code)
  const removal = begun.data
  const run = (ports: MemoryService['ports'], signal = new AbortController().signal) =>
    handleRemovals(ports).run({ payload: { removal_id: removal.id }, attempt: 1, id: '', signal })
  const live = () => db.$count(pins, and(eq(pins.mediaId, mediaId), isNull(pins.deletedAt)))
  const total = rows.length + 1

  // Killed between batches: what was done stays done.
  await expect(run(here.ports, AbortSignal.abort())).rejects.toThrow()
  expect(await live()).toBe(total - 100)
  // Killed within a batch: the database rolls it back, with its letters and entries.
  const dying: Db['transaction'] = (work, ...more) =>
    db.transaction(
      async (tx) => {
        await work(tx)
        throw new Error('killed')
      },
      ...more,
    )
  const killed = Object.assign(Object.create(db), { transaction: dying })
  await expect(run({ ...here.ports, db: killed })).rejects.toThrow('killed')
  expect(await live()).toBe(total - 100)
  // Another instance goes on, and the first one comes back beside it.
  await Promise.all([run(there.ports), run(here.ports)])
  expect(await live()).toBe(0)
  const [ended] = await db.select().from(contentRemovals)
  expect(ended).toMatchObject({ state: 'removed', pins: total, people: 3 })
  for (const person of people) {
    const { id, email } = await selfOf(person)
    const subjects = (await emailsTo(here, email)).map(({ subject }) => subject)
    expect(
      subjects.filter((text) => text === 'We removed a Pin of yours from Tessera'),
    ).toHaveLength(1)
    const entries = await owner.person.done(listHouseLog, { person_id: id })
    expect(entries.map(({ act }) => act)).toEqual(['content.remove.pins'])
  }
  expect((await owner.person.done(verifyHouseLog, {})).broken).toBeNull()
})
