import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListOrder, type Spacing, spaceOut } from './space-out.ts'

interface Item {
  readonly id: number
  readonly maker: number
}

const apart: Spacing<Item> = {
  isAlike: (one, other) => one.maker === other.maker,
  within: 1,
  most: 1,
  cost: 2,
}

const order = (over: Partial<ListOrder<'own' | 'other', Item>> = {}) => ({
  cycle: ['own' as const],
  spacings: [apart],
  reach: 10,
  most: 100,
  ...over,
})

let ids = 0
const by = (...makers: readonly number[]): readonly Item[] =>
  makers.map((maker) => {
    ids += 1
    return { id: ids, maker }
  })

const makersOf = (items: readonly Item[]) => items.map(({ maker }) => maker)

test('items that are alike are moved apart, and the best of the others comes next', () => {
  const list = spaceOut(new Map([['own', by(1, 1, 2, 3)]]), order())
  expect(makersOf(list)).toEqual([1, 2, 1, 3])
})

test('a list of items that are all alike keeps its order', () => {
  const items = by(1, 1, 1)
  expect(spaceOut(new Map([['own', items]]), order())).toEqual(items)
})

test('items beyond the reach are not moved up', () => {
  const list = spaceOut(new Map([['own', by(1, 1, 1, 2)]]), order({ reach: 2 }))
  expect(makersOf(list)).toEqual([1, 1, 2, 1])
})

test('another source helps out before a hard limit breaks, and not before a soft one does', () => {
  const sources = () =>
    new Map([
      ['own' as const, by(1, 1)],
      ['other' as const, by(2)],
    ])
  expect(makersOf(spaceOut(sources(), order()))).toEqual([1, 2, 1])
  const soft = order({ spacings: [{ ...apart, cost: 1 }] })
  expect(makersOf(spaceOut(sources(), soft))).toEqual([1, 1, 2])
})

test('of two limits the one that costs less gives way', () => {
  const few: Spacing<Item> = {
    ...apart,
    isAlike: (one, other) => one.id % 2 === other.id % 2,
    cost: 4,
  }
  const items = [
    { id: 1, maker: 1 },
    { id: 3, maker: 2 },
    { id: 2, maker: 1 },
  ]
  const list = spaceOut(new Map([['own', items]]), order({ spacings: [apart, few] }))
  expect(list.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('sources take turns, and every item comes once', () => {
  const makers = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 })
  fc.assert(
    fc.property(makers, makers, (own, other) => {
      const sources = new Map([
        ['own' as const, by(...own)],
        ['other' as const, by(...other)],
      ])
      const list = spaceOut(sources, order({ cycle: ['own', 'own', 'other'] }))
      const all = [...sources.values()].flat()
      expect(new Set(list)).toEqual(new Set(all))
      expect(list).toHaveLength(all.length)
    }),
  )
  const sources = new Map([
    ['own' as const, by(1, 2, 1)],
    ['other' as const, by(3, 4)],
  ])
  const list = spaceOut(sources, order({ cycle: ['own', 'own', 'other'] }))
  expect(makersOf(list)).toEqual([1, 2, 3, 1, 4])
})

test('a source outside of the cycle only fills in', () => {
  const sources = new Map([
    ['own' as const, by(1, 2)],
    ['other' as const, by(3, 4)],
  ])
  expect(makersOf(spaceOut(sources, order()))).toEqual([1, 2, 3, 4])
})
