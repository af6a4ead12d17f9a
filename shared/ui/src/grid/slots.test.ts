import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noSlots, slotsInOrder, slotsInPlace } from './slots.ts'

test('tiles that stay keep their slots, and later ones reuse the free slots', () => {
  const before = slotsInOrder(noSlots, ['a', 'b', 'c', 'd'])
  const after = slotsInOrder(before, ['c', 'd', 'e', 'f'])
  expect(after.byTile.get('c')).toBe(before.byTile.get('c'))
  expect(after.byTile.get('d')).toBe(before.byTile.get('d'))
  expect(after.next).toBe(before.next)
  expect(new Set(after.byTile.values()).size).toBe(4)
})

test('a tile before one that stays gets a new slot, so that the focus does not move', () => {
  const before = slotsInOrder(noSlots, ['e', 'f', 'g'])
  const after = slotsInOrder(before, ['d', 'e', 'f'])
  expect(after.byTile.get('d')).toBe(before.next)
})

test('a tile keeps its slot when an earlier one goes', () => {
  const before = slotsInOrder(noSlots, ['a', 'b', 'c'])
  const after = slotsInOrder(before, ['b', 'c', 'd'])
  expect(after.byTile.get('b')).toBe(before.byTile.get('b'))
  expect(after.byTile.get('c')).toBe(before.byTile.get('c'))
})

test('assigning slots twice changes nothing', () => {
  const once = slotsInOrder(slotsInOrder(noSlots, ['a', 'b', 'c']), ['b', 'c', 'h'])
  expect(slotsInOrder(once, ['b', 'c', 'h'])).toEqual(once)
})

const stays = () => true
const goes = () => false

test('slots keep their place in the document while scrolling', () => {
  const before = slotsInOrder(noSlots, ['a', 'b', 'c', 'd'])
  const slotsOf = ({ order, byTile }: typeof before) => order.map((tile) => byTile.get(tile))
  const down = slotsInPlace(before, ['c', 'd', 'e', 'f', 'g'], stays)
  expect(slotsOf(down).slice(0, 4)).toEqual(slotsOf(before))
  expect(down.next).toBe(before.next + 1)
  const up = slotsInPlace(down, ['b', 'c', 'd'], stays)
  expect(slotsOf(up)).toEqual(slotsOf(down))
})

test('an unused slot keeps its tile while scrolling, unless the tile is gone', () => {
  const before = slotsInOrder(noSlots, ['a', 'b', 'c'])
  expect(slotsInPlace(before, ['c'], stays).order).toEqual(['a', 'b', 'c'])
  expect(slotsInPlace(before, ['c'], goes).order).toEqual(['c'])
})

test('slots are in the order of the tiles after a scroll', () => {
  const moved = slotsInPlace(slotsInOrder(noSlots, ['a', 'b', 'c']), ['c', 'd', 'e'], stays)
  expect(moved.order).not.toEqual(['c', 'd', 'e'])
  const rested = slotsInOrder(moved, ['c', 'd', 'e'])
  expect(rested.order).toEqual(['c', 'd', 'e'])
  expect(rested.byTile).toEqual(moved.byTile)
})

test('no two tiles share a slot, and tiles that stay keep theirs, after any scrolls', () => {
  const size = fc.integer({ min: 1, max: 20 })
  const windows = fc.array(fc.tuple(fc.nat(60), size, fc.boolean()), { maxLength: 30 })
  fc.assert(
    fc.property(windows, (all) => {
      let slots = noSlots
      for (const [from, count, moving] of all) {
        const tiles = Array.from({ length: count }, (_, at) => `${from + at}`)
        const next = moving ? slotsInPlace(slots, tiles, stays) : slotsInOrder(slots, tiles)
        expect(next.order).toEqual(expect.arrayContaining(tiles))
        expect(new Set(next.byTile.values()).size).toBe(next.order.length)
        expect(next.order.length).toBeLessThanOrEqual(Math.max(count, slots.order.length))
        for (const tile of tiles)
          if (slots.byTile.has(tile)) expect(next.byTile.get(tile)).toBe(slots.byTile.get(tile))
        slots = next
      }
    }),
  )
})
