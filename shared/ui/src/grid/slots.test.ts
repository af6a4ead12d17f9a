import { expect, test } from 'vitest'
import { assignSlots, noSlots } from './slots.ts'

test('tiles that stay keep their slot and later ones take over what was set free', () => {
  const before = assignSlots(noSlots, [0, 1, 2, 3])
  const after = assignSlots(before, [2, 3, 4, 5])
  expect(after.byIndex.get(2)).toBe(before.byIndex.get(2))
  expect(after.byIndex.get(3)).toBe(before.byIndex.get(3))
  expect(after.next).toBe(before.next)
  expect(new Set(after.byIndex.values()).size).toBe(4)
})

test('a tile before one that stays gets a slot of its own, so that the focus is not moved', () => {
  const before = assignSlots(noSlots, [4, 5, 6])
  const after = assignSlots(before, [3, 4, 5])
  expect(after.byIndex.get(3)).toBe(before.next)
})

test('giving slots twice changes nothing', () => {
  const once = assignSlots(assignSlots(noSlots, [0, 1, 2]), [1, 2, 7])
  expect(assignSlots(once, [1, 2, 7])).toEqual(once)
})
