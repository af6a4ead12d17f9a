import { expect, test } from 'vitest'
import { placeIn, pressOf, start, step } from './place.ts'

const ids = ['a', 'b', 'c']

test('the next pin takes the place of one that went away, the last one that of the end', () => {
  expect(placeIn(ids, start)).toEqual({ id: 'a', at: 0 })
  expect(placeIn(['a', 'c'], { id: 'b', at: 1 })).toEqual({ id: 'c', at: 1 })
  expect(placeIn(['a', 'b'], { id: 'c', at: 2 })).toEqual({ id: 'b', at: 1 })
  expect(placeIn([], { id: 'a', at: 0 })).toEqual({ id: null, at: 0 })
})

test('the shown pin stays when others come or go before it', () => {
  expect(placeIn(['new', ...ids], { id: 'b', at: 1 })).toEqual({ id: 'b', at: 2 })
})

test('skipping goes round', () => {
  expect(step(ids, { id: 'c', at: 2 }, 1)).toEqual({ id: 'a', at: 0 })
  expect(step(ids, start, -1)).toEqual({ id: 'c', at: 2 })
  expect(step([], start, 1)).toEqual(start)
})

const key = (key: string, over = {}) =>
  pressOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...over })

test('digits are boards and letters are actions, but not with a modifier; Ctrl+Z undoes too', () => {
  expect(key('1')).toEqual({ type: 'board', at: 0 })
  expect(key('9')).toEqual({ type: 'board', at: 8 })
  expect(key('0')).toBeUndefined()
  expect(['n', 'S', 'x', 'ArrowLeft'].map((each) => key(each)?.type)).toEqual([
    'new',
    'skip',
    'remove',
    'before',
  ])
  expect(key('s', { ctrlKey: true })).toBeUndefined()
  expect(key('1', { metaKey: true })).toBeUndefined()
  expect(key('z', { ctrlKey: true })).toEqual({ type: 'undo' })
})
