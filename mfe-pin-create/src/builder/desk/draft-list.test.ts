import { expect, test } from 'vitest'
import {
  allToggled,
  chosenOf,
  openList,
  roomIn,
  toggled,
  withDrafts,
  without,
} from './draft-list.ts'

const list = openList(['a', 'b', 'c'], 'fresh')

test('the page opens with an empty draft, or with those that were kept', () => {
  expect(openList([], 'fresh')).toEqual({ ids: ['fresh'], shown: 'fresh', selected: [] })
  expect(list).toEqual({ ids: ['a', 'b', 'c'], shown: 'a', selected: [] })
})

test('added drafts come last, and the shown one stays', () => {
  expect(withDrafts(list, ['d', 'e'])).toMatchObject({ ids: ['a', 'b', 'c', 'd', 'e'], shown: 'a' })
})

test('a hundred drafts have room, and no more', () => {
  const many = Array.from({ length: 99 }, (_, at) => String(at))
  expect(roomIn(openList(many, 'fresh'))).toBe(1)
  expect(roomIn(openList([...many, 'x', 'y'], 'fresh'))).toBe(0)
})

test('the draft after a removed one is shown, or the one before the last', () => {
  expect(without({ ...list, shown: 'b' }, ['b'], 'fresh').shown).toBe('c')
  expect(without({ ...list, shown: 'c' }, ['c'], 'fresh').shown).toBe('b')
  expect(without({ ...list, shown: 'c' }, ['a'], 'fresh').shown).toBe('c')
})

test('an empty draft replaces the last one', () => {
  expect(without(list, ['a', 'b', 'c'], 'fresh')).toEqual(openList([], 'fresh'))
})

test('drafts are selected one by one or all, and removed ones are no longer selected', () => {
  const two = toggled(toggled(list, 'c'), 'a')
  expect(two.selected).toEqual(['c', 'a'])
  expect(toggled(two, 'c').selected).toEqual(['a'])
  expect(allToggled(two).selected).toEqual(['a', 'b', 'c'])
  expect(allToggled(allToggled(two)).selected).toEqual([])
  expect(without(two, ['a'], 'fresh').selected).toEqual(['c'])
})

test('the selected drafts are published in the order of the list, and all when none is selected', () => {
  expect(chosenOf(toggled(toggled(list, 'c'), 'a'))).toEqual(['a', 'c'])
  expect(chosenOf(list)).toEqual(['a', 'b', 'c'])
})
