import { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mix,
  type Offer,
  type Rhythm,
  rowMax,
  type Taken,
  type Turn,
  type WaitingPins,
} from './mix.ts'

type Name = 'first' | 'second' | 'paid'

const rhythm: Rhythm<Name> = {
  names: ['first', 'second'],
  cycle: ['first', 'first', 'second'],
  fixed: { name: 'paid', every: 4, at: 2 },
}
const begun: Turn = { count: 0, run: null }
const reach = 5

const source = (from: number, creators: readonly number[], looksAhead = 1): WaitingPins => ({
  offers: creators.map(
    (creator, index): Offer => ({
      id: PinId.parse(String(from + index)),
      creatorId: UserId.parse(String(creator)),
      place: BigInt(index + 1),
    }),
  ),
  reach: looksAhead,
  ahead: [],
  aheadMax: 8,
})

const creators = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 })
const worlds = fc
  .tuple(creators, creators, fc.array(fc.integer({ min: 5, max: 6 }), { maxLength: 5 }))
  .map(
    ([first, second, paid]) =>
      new Map<Name, WaitingPins>([
        ['first', source(1_000, first)],
        ['second', source(2_000, second, reach)],
        ['paid', source(3_000, paid)],
      ]),
  )

const idsOf = (taken: readonly Taken<Name>[]) => taken.map(({ offer }) => offer.id)
const whole = (world: ReadonlyMap<Name, WaitingPins>) => mix(rhythm, world, begun, 200)

test('the mix returns every waiting pin once, except promotions beyond their places', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const ids = idsOf(whole(world).taken)
      const due = ['first', 'second'].flatMap((name) =>
        [...world].flatMap(([each, { offers }]) => (each === name ? offers : [])),
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(ids)).toEqual(new Set([...ids, ...due.map(({ id }) => id)]))
    }),
  )
})

test('page sizes do not change the order of the mix', () => {
  fc.assert(
    fc.property(
      worlds,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 90 }),
      (world, sizes) => {
        const paged: Taken<Name>[] = []
        let waiting: ReadonlyMap<Name, WaitingPins> = world
        let turn = begun
        for (const size of sizes) {
          const page = mix(rhythm, waiting, turn, size)
          paged.push(...page.taken)
          waiting = page.waiting
          turn = { ...page.turn, count: page.turn.count % 12 }
        }
        expect(idsOf(paged)).toEqual(idsOf(whole(world).taken))
      },
    ),
  )
})

test("no creator has two pins in a row while another creator's pin is in reach", () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const { taken } = whole(world)
      const left = new Map(world)
      for (const [index, { name, offer }] of taken.entries()) {
        const before = taken.slice(Math.max(0, index - rowMax), index)
        const isNext =
          before.length === rowMax &&
          before.every((each) => each.offer.creatorId === offer.creatorId)
        if (isNext)
          for (const each of ['first', 'second'] as const)
            expect(left.get(each)?.offers[0]?.creatorId ?? offer.creatorId).toBe(offer.creatorId)
        const rest = left.get(name)
        if (rest !== undefined)
          left.set(name, { ...rest, offers: rest.offers.filter(({ id }) => id !== offer.id) })
      }
    }),
  )
})

test("a source that looks ahead takes another creator's pin and returns to the skipped ones", () => {
  const world = new Map<Name, WaitingPins>([['second', source(1, [7, 7, 7, 7, 8, 7], reach)]])
  const page = mix(rhythm, world, begun, 3)
  expect(idsOf(page.taken)).toEqual(['1', '5', '2'])
  expect(page.waiting.get('second')?.ahead).toEqual([5n])
  expect(idsOf(mix(rhythm, page.waiting, page.turn, 9).taken)).toEqual(['3', '4', '6'])
})

test('sources take turns, and an empty source leaves its turn to the others', () => {
  const world = new Map<Name, WaitingPins>([
    ['first', source(1, [1, 2, 3])],
    ['second', source(11, [4, 5, 6])],
  ])
  expect(idsOf(whole(world).taken)).toEqual(['1', '2', '11', '3', '12', '13'])
})

test('promoted pins appear at their own places and nowhere else', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      for (const [index, { name }] of whole(world).taken.entries())
        if (name === 'paid') expect(index % 4).toBe(2)
    }),
  )
  const world = new Map<Name, WaitingPins>([
    ['first', source(1, [1, 2, 1, 2, 1])],
    ['paid', source(11, [5, 6, 5])],
  ])
  expect(idsOf(whole(world).taken)).toEqual(['1', '2', '11', '3', '4', '5', '12'])
})

/** Adds pictures to the pins of a source, in order. */
const showing = (waiting: WaitingPins, ...shas: readonly string[]): WaitingPins => ({
  ...waiting,
  offers: waiting.offers.map((offer, at) => ({
    ...offer,
    scene: {
      sha: shas[at] ?? '',
      phash: null,
      pictureColor: '#808080',
      boardId: BoardId.parse('1'),
      thing: undefined,
      tags: [],
    },
  })),
})

test('a source that looks ahead skips a picture that its page has or is about to show', () => {
  const world = new Map<Name, WaitingPins>([
    ['first', showing(source(1, [1, 2, 3]), 'lamp', 'chair', 'rug')],
    ['second', showing(source(11, [4, 5, 6, 7], reach), 'rug', 'lamp', 'vase', 'vase')],
  ])
  const { taken, waiting } = mix(rhythm, world, begun, 4)
  expect(idsOf(taken)).toEqual(['1', '2', '13', '3'])
  expect(waiting.get('second')?.offers.map(({ id }) => id)).toEqual(['11', '12', '14'])
})

test('pictures of the page before may come again, and a page of nothing else shows them', () => {
  const world = new Map<Name, WaitingPins>([
    ['second', showing(source(11, [4, 5, 6], reach), 'vase', 'vase', 'rug')],
  ])
  const page = mix(rhythm, world, begun, 2)
  expect(idsOf(page.taken)).toEqual(['11', '13'])
  const next = mix(rhythm, page.waiting, { count: page.turn.count, run: page.turn.run }, 2)
  expect(idsOf(next.taken)).toEqual(['12'])
  expect(idsOf(mix(rhythm, world, begun, 3).taken)).toEqual(['11', '13', '12'])
})
