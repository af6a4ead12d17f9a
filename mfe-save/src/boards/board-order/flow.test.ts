import { expect, test } from 'vitest'
import { type Held, inOrderOf, isMoved, next, placeAfterKey } from './flow.ts'

const picked = (id: string, ...order: readonly string[]): Held => {
  const held = next(null, { type: 'picked', id, order })
  if (held === null) throw new Error('Nothing was picked up.')
  return held
}

const moved = (held: Held, to: number) => next(held, { type: 'moved', to })?.order

test('what is held goes where it is taken, and the others close up', () => {
  const held = picked('b', 'a', 'b', 'c', 'd')
  expect(moved(held, 0)).toEqual(['b', 'a', 'c', 'd'])
  expect(moved(held, 3)).toEqual(['a', 'c', 'd', 'b'])
  expect(moved(held, 99)).toEqual(['a', 'c', 'd', 'b'])
  expect(moved(held, -5)).toEqual(['b', 'a', 'c', 'd'])
})

test('letting go without a move changes nothing, and nothing is held that is not there', () => {
  expect(isMoved(picked('b', 'a', 'b'))).toBe(false)
  const there = next(picked('b', 'a', 'b'), { type: 'moved', to: 0 })
  expect(there !== null && isMoved(there)).toBe(true)
  expect(next(there, { type: 'let-go' })).toBeNull()
  expect(next(null, { type: 'picked', id: 'x', order: ['a'] })).toBeNull()
  expect(next(null, { type: 'moved', to: 1 })).toBeNull()
})

test('arrows go by what is seen: rows by their columns, and sideways as one reads', () => {
  const held = picked('b', 'a', 'b', 'c', 'd', 'e')
  const wide = { columns: 2, fromRight: false }
  expect(placeAfterKey('ArrowRight', held, wide)).toBe(2)
  expect(placeAfterKey('ArrowLeft', held, wide)).toBe(0)
  expect(placeAfterKey('ArrowDown', held, wide)).toBe(3)
  expect(placeAfterKey('ArrowUp', held, wide)).toBe(0)
  expect(placeAfterKey('ArrowRight', held, { ...wide, fromRight: true })).toBe(0)
  expect(placeAfterKey('ArrowLeft', held, { ...wide, fromRight: true })).toBe(2)
  expect(placeAfterKey('End', held, wide)).toBe(4)
  expect(placeAfterKey('Home', held, wide)).toBe(0)
  expect(placeAfterKey('x', held, wide)).toBeUndefined()
})

test('things that an order does not name come after the others, as they were', () => {
  const things = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(inOrderOf(things, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})
