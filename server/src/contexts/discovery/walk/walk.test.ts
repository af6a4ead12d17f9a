import { BoardId, PinId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edge, walk } from './walk.ts'

/** Turns boards, given as lists of ideas, into edges. */
const edgesOf = (boards: readonly (readonly number[])[]): readonly Edge[] =>
  boards.flatMap((ideas, board) =>
    ideas.map((idea) => ({
      boardId: BoardId.parse(String(board + 1)),
      originId: PinId.parse(String(idea)),
    })),
  )

const id = (number: number) => PinId.parse(String(number))
const from = (boards: readonly (readonly number[])[], start: number, seed = 'a day') =>
  walk(edgesOf(boards), [id(start)], seed)

const boardsOf = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), {
  maxLength: 12,
})

test('an idea that shares several boards ranks above one that shares a single board', () => {
  const boards = [
    [1, 2, 10, 11],
    [1, 2, 12, 13],
    [1, 2, 14, 15],
    [1, 16, 17, 18],
  ]
  expect(from(boards, 1)[0]).toBe('2')
})

test('ideas one board away rank above ideas two boards away', () => {
  const boards = [
    [1, 2, 3],
    [2, 3, 4],
    [4, 5],
  ]
  const found = from(boards, 1)
  expect(found.slice(0, 2).toSorted()).toEqual(['2', '3'])
  expect(found.slice(2)).toEqual(['4', '5'])
})

test('walk returns only reachable ideas, and never the start', () => {
  fc.assert(
    fc.property(boardsOf, fc.integer({ min: 1, max: 30 }), (boards, start) => {
      const reached = new Set([start])
      for (let round = 0; round < 30; round += 1)
        for (const ideas of boards)
          if (ideas.some((idea) => reached.has(idea))) for (const idea of ideas) reached.add(idea)
      reached.delete(start)
      const found = from(boards, start)
      expect(new Set(found).size).toBe(found.length)
      for (const idea of found) expect(reached).toContain(Number(idea))
    }),
  )
})

test('the same seed gives the same order, and another seed can give another', () => {
  fc.assert(
    fc.property(boardsOf, fc.string(), (boards, seed) => {
      expect(from(boards, 1, seed)).toEqual(from(boards, 1, seed))
    }),
  )
  const wide = [Array.from({ length: 30 }, (_, index) => index + 1)]
  expect(from(wide, 1, 'monday')).not.toEqual(from(wide, 1, 'tuesday'))
})
