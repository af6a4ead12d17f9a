import { MediaId, PinId } from '@tessera/contracts/ids'
import { timeOrderedIds } from '@tessera/server/platform/ids/time-ordered'
import { expect, test } from 'vitest'
import { demoWorld } from '../content/world.ts'
import { worldRows } from './world-rows.ts'

const now = new Date('2026-11-21T12:00:00Z')
const mediaOf = (_: unknown, index: number) => MediaId.parse(String(index + 1))
const makeRows = () =>
  worldRows(demoWorld, {
    ids: timeOrderedIds({ clock: { now: () => now }, random: () => 0 }),
    now,
    passwordHash: 'hash',
    portraits: demoWorld.people.map(mediaOf),
    pictures: demoWorld.pins.map(mediaOf),
  })
const rows = makeRows()
const isCopy = ({ id, originId }: { id: string; originId: string }) => id !== originId
const originals = rows.pins.filter((pin) => !isCopy(pin))
const copies = rows.pins.filter(isCopy)
const originById = new Map(originals.map((pin) => [pin.id, pin]))
const boardById = new Map(rows.boards.map((board) => [board.id, board]))

test('the demo world is the same each time, except for its ids and times', () => {
  const shape = ({ pins, boards, follows, comments }: typeof rows) => ({
    said: comments.map(({ text, authorId }) => [text, authorId]),
    pins: pins.map(({ title, saveCount, pinnerId, boardId }) => [
      title,
      saveCount,
      pinnerId,
      boardId,
    ]),
    boards: boards.map(({ name, pinCount }) => [name, pinCount]),
    follows: follows.length,
  })
  expect(shape(makeRows())).toEqual(shape(rows))
})

test('every count of the demo world matches its rows', () => {
  const onBoard = Map.groupBy(rows.pins, ({ boardId }) => boardId)
  const inSection = Map.groupBy(rows.pins, ({ sectionId }) => sectionId)
  const copiesOf = Map.groupBy(copies, ({ originId }) => originId)
  for (const { id, pinCount } of rows.boards) expect(onBoard.get(id)?.length ?? 0).toBe(pinCount)
  for (const { id, pinCount } of rows.sections)
    expect(inSection.get(id)?.length ?? 0).toBe(pinCount)
  for (const { id, saveCount } of originals)
    expect(copiesOf.get(id)?.length ?? 0).toBe(saveCount ?? 0)
  for (const { id, followerCount, followingCount } of rows.users) {
    expect(rows.follows.filter(({ followedId }) => followedId === id)).toHaveLength(followerCount)
    expect(rows.follows.filter(({ followerId }) => followerId === id)).toHaveLength(followingCount)
  }
})

test('in the demo world too, a board holds an idea once and people save what others made', () => {
  const places = rows.pins.map(({ boardId, originId }) => `${boardId} ${originId}`)
  expect(new Set(places).size).toBe(places.length)
  expect(copies.length).toBeGreaterThan(originals.length)
  for (const save of copies) {
    const origin = originById.get(save.originId)
    expect(origin?.pinnerId).not.toBe(save.pinnerId)
    expect(save.createdAt.getTime()).toBeGreaterThanOrEqual(origin?.createdAt.getTime() ?? Infinity)
    expect(save.createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
  }
})

test('nobody else has saved from a secret or protected board', () => {
  const hidden = originals.filter(({ boardId }) => boardById.get(boardId)?.privacy !== 'public')
  expect(hidden.length).toBeGreaterThan(0)
  expect(hidden.filter(({ saveCount }) => (saveCount ?? 0) > 0)).toEqual([])
})

test('there are secret boards, a protected and an archived one, all with pins', () => {
  const holding = rows.boards.filter(({ pinCount }) => pinCount > 0)
  const privacies = Map.groupBy(holding, ({ privacy }) => privacy)
  expect(privacies.get('secret')?.length).toBeGreaterThan(5)
  expect(privacies.get('protected')).toHaveLength(1)
  expect(privacies.get('protected')?.[0]?.advertiserId).not.toBeNull()
  expect(rows.boards.filter(({ archivedAt }) => archivedAt !== null)).toHaveLength(1)
})

test('every public board holds three pins or more', () => {
  const open = rows.boards.filter(({ privacy, archivedAt }) => privacy === 'public' && !archivedAt)
  expect(open.filter(({ pinCount }) => pinCount < 3).map(({ slug }) => slug)).toEqual([])
})

test('most saves go to a board on the same subject, so that boards share related pins', () => {
  const sharedBy = Map.groupBy(rows.pins, ({ originId }) => originId)
  const pairs = [...sharedBy.values()].filter((each) => each.length > 2)
  expect(pairs.length).toBeGreaterThan(originals.length * 0.6)
})

test('people are told about saves, comments and follows of the last weeks, and only the newest are unread', () => {
  const privacyOf = new Map(rows.boards.map(({ id, privacy }) => [id, privacy]))
  const savedTo = new Map(copies.map(({ id, boardId }) => [id, privacyOf.get(boardId)]))
  const byKind = Map.groupBy(rows.notifications, ({ kind }) => kind)
  for (const kind of ['pin-saved', 'pin-commented', 'followed'] as const)
    expect(byKind.get(kind)?.length, kind).toBeGreaterThan(20)
  for (const { subjectId } of byKind.get('pin-saved') ?? [])
    expect(savedTo.get(PinId.parse(String(subjectId)))).toBe('public')
  expect(rows.notifications.filter(({ userId, actorId }) => userId === actorId)).toEqual([])
  const mira = rows.users.find(({ username }) => username === 'mira_okafor')
  const told = rows.notifications.filter(({ userId }) => userId === mira?.id)
  const unread = told.filter(({ seenAt }) => seenAt === null)
  expect(unread.length).toBeGreaterThan(0)
  expect(unread.length).toBeLessThan(told.length / 2)
  const times = told.map(({ createdAt }) => createdAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('every section of a demo pin belongs to its board', () => {
  const named = demoWorld.pins.filter(({ section }) => section !== undefined)
  expect(originals.filter(({ sectionId }) => sectionId)).toHaveLength(named.length)
})

test('promoted, sponsored and for-sale pins have their rows', () => {
  const { campaigns, adGroups, ads } = rows.promoted
  for (const each of [campaigns, adGroups, ads])
    expect(each).toHaveLength(demoWorld.promoted.length)
  const payers = rows.advertiserBilling.map(({ advertiserId }) => advertiserId)
  expect(payers).toEqual(expect.arrayContaining(campaigns.map(({ advertiserId }) => advertiserId)))
  expect(rows.adBusinesses.map(({ advertiserId }) => advertiserId)).toEqual(payers)
  const paidAhead = rows.ledger.entries.filter(({ account }) => account === 'prepaid')
  expect(paidAhead.map(({ advertiserId, amountMicro }) => [advertiserId, -amountMicro])).toEqual(
    rows.advertiserBilling.map(({ advertiserId, leftMicro }) => [advertiserId, leftMicro]),
  )
  expect(originals.filter(({ sponsorship }) => sponsorship === 3).length).toBeGreaterThan(3)
  const priced = originals.filter(({ priceAmount }) => priceAmount !== null)
  expect(rows.products.map(({ originId }) => originId).toSorted()).toEqual(
    priced.map(({ id }) => id).toSorted(),
  )
  for (const { originId, regularPriceAmount } of rows.products)
    if (regularPriceAmount != null)
      expect(regularPriceAmount).toBeGreaterThan(originById.get(originId)?.priceAmount ?? Infinity)
})

test('every product has a price history that ends with its price, and some prices fell', () => {
  const byPin = Map.groupBy(rows.productPrices, ({ originId }) => originId)
  for (const { originId, droppedFrom } of rows.products) {
    const amounts = byPin.get(originId)?.map(({ amount }) => amount)
    expect(amounts?.at(-1)).toBe(originById.get(originId)?.priceAmount)
    if (droppedFrom != null) expect(amounts).toEqual([droppedFrom, amounts?.at(-1)])
  }
  expect(rows.products.filter(({ droppedAt }) => droppedAt != null).length).toBeGreaterThan(3)
})

test('people comment on many public pins, and each says a thing once', () => {
  const byPin = Map.groupBy(rows.comments, ({ originId }) => originId)
  const open = originals.filter(({ boardId }) => boardById.get(boardId)?.privacy === 'public')
  const openIds = new Set(open.map(({ id }) => id))
  expect(byPin.size).toBeGreaterThan(open.length * 0.3)
  expect(byPin.size).toBeLessThan(open.length * 0.6)
  for (const [pinId, said] of byPin) {
    const pin = originById.get(pinId)
    expect(openIds.has(pinId)).toBe(true)
    expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
    for (const { createdAt } of said) {
      expect(createdAt.getTime()).toBeGreaterThan(pin?.createdAt.getTime() ?? Infinity)
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
    }
  }
  const gone = new Set(rows.users.filter(({ state }) => state !== 'active').map(({ id }) => id))
  expect(rows.comments.some(({ authorId }) => gone.has(authorId))).toBe(false)
})

test('the catalogue of a business lists its own products, and some rows that were refused', () => {
  const { sources, runs, items, products, report } = rows.catalogs
  expect(sources).toHaveLength(1)
  expect(products.length).toBeGreaterThan(5)
  expect(items).toHaveLength(products.length)
  for (const { originId } of products)
    expect(originById.get(originId ?? expect.fail('No pin.'))?.pinnerId).toBe(sources[0]?.userId)
  expect(runs[0]).toMatchObject({ added: items.length, refused: report.length })
})
