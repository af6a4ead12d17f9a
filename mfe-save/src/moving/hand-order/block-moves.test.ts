import { expect, test } from 'vitest'
import { blockMoves } from './block-moves.ts'

const order = ['a', 'b', 'c', 'd', 'e', 'f']

test('a block stands after the item above it, and a block at the top before the one below it', () => {
  expect(blockMoves(order, new Set(['c', 'd']))).toEqual([
    { ids: ['c', 'd'], side: 'after', anchor: 'b' },
  ])
  expect(blockMoves(order, new Set(['a', 'b']))).toEqual([
    { ids: ['a', 'b'], side: 'before', anchor: 'c' },
  ])
  expect(blockMoves(order, new Set(['f']))).toEqual([{ ids: ['f'], side: 'after', anchor: 'e' }])
})

test('items that stood apart return to their places block by block', () => {
  expect(blockMoves(order, new Set(['a', 'c', 'd', 'f']))).toEqual([
    { ids: ['a'], side: 'before', anchor: 'b' },
    { ids: ['c', 'd'], side: 'after', anchor: 'b' },
    { ids: ['f'], side: 'after', anchor: 'e' },
  ])
})

test('where all items move there is nothing to move them beside', () => {
  expect(blockMoves(order, new Set(order))).toEqual([])
})

test('a block of more items than a call takes is moved in parts', () => {
  expect(blockMoves(order, new Set(['b', 'c', 'd', 'e', 'f']), 2)).toEqual([
    { ids: ['b', 'c'], side: 'after', anchor: 'a' },
    { ids: ['d', 'e'], side: 'after', anchor: 'c' },
    { ids: ['f'], side: 'after', anchor: 'e' },
  ])
})
