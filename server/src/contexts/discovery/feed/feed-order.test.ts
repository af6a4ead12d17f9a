import { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import type { Candidate } from './candidates.ts'
import { feedOrder } from './feed-order.ts'

let ids = 0

function candidate(over: Partial<Candidate> = {}): Candidate {
  ids += 1
  const id = PinId.parse(String(ids))
  return {
    id,
    originId: id,
    creatorId: UserId.parse(String(1_000 + ids)),
    boardId: BoardId.parse(String(2_000 + ids)),
    thing: undefined,
    tags: [],
    sha: `picture ${ids}`,
    phash: null,
    pictureColor: '#808080',
    ...over,
  }
}

const many = (count: number, over: Partial<Candidate> = {}) =>
  Array.from({ length: count }, () => candidate(over))

const ordered = (candidates: readonly Candidate[]) =>
  feedOrder(new Map([['ranked', candidates]]), ['ranked'], 500)

/** The places of the pins that fulfil a condition. */
const placesOf = (list: readonly Candidate[], isIt: (each: Candidate) => boolean) =>
  list.flatMap((each, at) => (isIt(each) ? [at] : []))

/** Max pins that fulfil a condition among 25 in a row. */
const mostIn25 = (list: readonly Candidate[], isIt: (each: Candidate) => boolean) =>
  Math.max(...list.map((_, at) => list.slice(at, at + 25).filter(isIt).length))

test('a picture that two people saved from one link comes once on a page', () => {
  const list = ordered([...many(2, { sha: 'same' }), ...many(60)])
  const [first = 0, second = 0] = placesOf(list, ({ sha }) => sha === 'same')
  expect(first).toBe(0)
  expect(second - first).toBeGreaterThanOrEqual(50)
})

test('a picture that was saved once more with less quality counts as the same', () => {
  const copies = [candidate({ phash: 0xf0f0n }), candidate({ phash: 0xf0f1n })]
  const list = ordered([...copies, ...many(60)])
  expect(list.indexOf(copies[1] ?? candidate())).toBeGreaterThanOrEqual(50)
})

test('at most two pins of one thing on a board are among 25', () => {
  const boardId = BoardId.parse('9')
  const series = many(8, { boardId, thing: 'vase' })
  const list = ordered([...series, ...many(100)])
  expect(mostIn25(list, (each) => each.boardId === boardId)).toBeLessThanOrEqual(2)
})

test('at most two pictures with near hashes and colors are among 25', () => {
  // Each differs from each other in eight bits: nearly the same view of other things.
  const hashes = [0xff00000000000000n, 0xf0f0000000000000n, 0xf00f000000000000n]
  const near = hashes.map((hash) => candidate({ phash: BigInt.asIntN(64, hash) }))
  const list = ordered([...near, ...many(100)])
  expect(mostIn25(list, ({ phash }) => phash !== null)).toBeLessThanOrEqual(2)
})

test('no two pins of a creator stand side by side while there are others', () => {
  const creatorId = UserId.parse('9')
  const list = ordered([...many(20, { creatorId }), ...many(20)])
  const places = placesOf(list.slice(0, 39), (each) => each.creatorId === creatorId)
  for (const [at, place] of places.entries()) expect(place - (places[at - 1] ?? -9)).toBeGreaterThan(1)
})

test('pins of one thing spread over the list, and all of a world of one thing are shown', () => {
  const list = ordered([...many(10, { thing: 'vase' }), ...many(200)])
  const [first = 0, second = 0] = placesOf(list, ({ thing }) => thing === 'vase')
  expect(second - first).toBeGreaterThanOrEqual(60)
  expect(ordered(many(30, { thing: 'vase' }))).toHaveLength(30)
})

test('an idea that two sources have comes once, from the first', () => {
  const idea = candidate()
  const copy = candidate({ originId: idea.originId })
  const sources = new Map([
    ['people' as const, [copy]],
    ['popular' as const, [idea, candidate()]],
  ])
  const list = feedOrder(sources, ['people', 'popular'], 10)
  expect(list).toHaveLength(2)
  expect(list).not.toContain(idea)
})

test('a list of a thousand pins that are all alike is made at once', () => {
  const alike = many(1_200, {
    thing: 'vase',
    boardId: BoardId.parse('9'),
    creatorId: UserId.parse('9'),
    sha: 'same',
    phash: 5n,
  })
  expect(feedOrder(new Map([['ranked', alike]]), ['ranked'], 1_000)).toHaveLength(1_000)
})

test('pins with much the same hashtags are of one subject, whatever their titles name', () => {
  const tags = ['paper', 'craft', 'layer', 'blue']
  const series = ['hill', 'cave', 'sea'].map((thing) => candidate({ thing, tags }))
  const list = ordered([...series, ...many(200)])
  const [first = 0, second = 0] = placesOf(list, ({ thing }) => thing !== undefined)
  expect(second - first).toBeGreaterThanOrEqual(60)
})
