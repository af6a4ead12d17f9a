import { expect, test } from 'vitest'
import { nearestOf, oursAmong } from './part-processes.ts'

const all = [
  { pid: 1, parent: 0, isMarked: false },
  { pid: 10, parent: 1, isMarked: false },
  { pid: 14, parent: 13, isMarked: false },
  { pid: 11, parent: 10, isMarked: true },
  { pid: 12, parent: 11, isMarked: true },
  { pid: 13, parent: 12, isMarked: false },
  { pid: 20, parent: 1, isMarked: true },
]

test('ours are the marked processes, also without a parent of ours, and all below them', () => {
  expect(oursAmong(all).map(({ pid }) => pid)).toEqual([11, 12, 20, 13, 14])
})

test('those that nobody of ours started are asked to end, and those that these started', () => {
  expect(nearestOf(oursAmong(all)).map(({ pid }) => pid)).toEqual([11, 12, 20])
})
