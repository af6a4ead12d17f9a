import { expect, test } from 'vitest'
import { type Held, inOrderOf, isSameOrder, next, placeAfterKey } from './order.ts'

const picked = (id: string, ...order: readonly string[]): Held => {
  const held = next(null, { type: 'picked', id, order })
  if (held === null) throw new Error('No item was picked up.')
  return held
}

const moved = (held: Held, to: number) => next(held, { type: 'moved', to })?.order

test('a held item moves to an index, and the other items close up', () => {
  const held = picked('b', 'a', 'b', 'c', 'd')
  expect(moved(held, 0)).toEqual(['b', 'a', 'c', 'd'])
  expect(moved(held, 3)).toEqual(['a', 'c', 'd', 'b'])
  expect(moved(held, 99)).toEqual(['a', 'c', 'd', 'b'])
  expect(moved(held, -5)).toEqual(['b', 'a', 'c', 'd'])
})

/** Picks up an item with others. */
const pickedWith = (id: string, together: readonly string[], order: readonly string[]): Held => {
  const held = next(null, { type: 'picked', id, order, together })
  if (held === null) throw new Error('No item was picked up.')
  return held
}

test('items that move together gather as a block, in their own order, where the held one goes', () => {
  const held = pickedWith('d', ['d', 'b', 'gone'], ['a', 'b', 'c', 'd', 'e', 'f'])
  expect(held.ids).toEqual(['b', 'd'])
  expect(held.order).toEqual(held.before)
  expect(moved(held, 0)).toEqual(['b', 'd', 'a', 'c', 'e', 'f'])
  expect(moved(held, 4)).toEqual(['a', 'c', 'e', 'b', 'd', 'f'])
  expect(moved(held, 2)).toEqual(['a', 'b', 'd', 'c', 'e', 'f'])
  expect(moved(held, 1)).toEqual(['a', 'b', 'd', 'c', 'e', 'f'])
  expect(moved(held, 99)).toEqual(['a', 'c', 'e', 'f', 'b', 'd'])
  const all = pickedWith('a', ['a', 'b'], ['a', 'b'])
  expect([moved(all, 0), moved(all, 1)]).toEqual([all.before, all.before])
})

test('an arrow steps over the items that move together', () => {
  const layout = { columns: 2, rightToLeft: false }
  const held = pickedWith('c', ['b', 'c', 'd'], ['a', 'b', 'c', 'd', 'e'])
  const after = (key: string) => moved(held, placeAfterKey(key, held, layout) ?? -1)
  expect(after('ArrowRight')).toEqual(['a', 'e', 'b', 'c', 'd'])
  expect(after('ArrowLeft')).toEqual(['b', 'c', 'd', 'a', 'e'])
  expect(after('Home')).toEqual(['b', 'c', 'd', 'a', 'e'])
  expect(after('End')).toEqual(['a', 'e', 'b', 'c', 'd'])
  const last = pickedWith('e', ['d', 'e'], ['a', 'b', 'c', 'd', 'e'])
  expect(moved(last, placeAfterKey('ArrowRight', last, layout) ?? -1)).toEqual(last.before)
})

test('only an item of the list is picked up, and only a held item moves', () => {
  const held = picked('b', 'a', 'b')
  expect(isSameOrder(held.order, held.before)).toBe(true)
  const there = next(held, { type: 'moved', to: 0 })
  expect(there !== null && isSameOrder(there.order, there.before)).toBe(false)
  expect(next(there, { type: 'let-go' })).toBeNull()
  expect(next(null, { type: 'picked', id: 'x', order: ['a'] })).toBeNull()
  expect(next(null, { type: 'moved', to: 1 })).toBeNull()
})

test('arrows move by rows and columns as they are seen, and sideways in reading direction', () => {
  const held = picked('b', 'a', 'b', 'c', 'd', 'e')
  const wide = { columns: 2, rightToLeft: false }
  expect(placeAfterKey('ArrowRight', held, wide)).toBe(2)
  expect(placeAfterKey('ArrowLeft', held, wide)).toBe(0)
  expect(placeAfterKey('ArrowDown', held, wide)).toBe(3)
  expect(placeAfterKey('ArrowUp', held, wide)).toBe(0)
  expect(placeAfterKey('ArrowRight', held, { ...wide, rightToLeft: true })).toBe(0)
  expect(placeAfterKey('ArrowLeft', held, { ...wide, rightToLeft: true })).toBe(2)
  expect(placeAfterKey('End', held, wide)).toBe(4)
  expect(placeAfterKey('Home', held, wide)).toBe(0)
  expect(placeAfterKey('x', held, wide)).toBeUndefined()
})

test('items that an order does not name follow the others in their own order', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(inOrderOf(items, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})
