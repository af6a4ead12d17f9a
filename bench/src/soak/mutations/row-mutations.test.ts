import { expect, test } from 'vitest'
import { faultsOf, placeOf, readRowMutations, readRowMutationsByRoom, readRowsWithoutChange, rowsForgotten, titlesOf } from './row-mutations.ts'

const [first] = readRowMutations()

test('each text of the row mutations stands once in its file, and a test names its row', () => {
  expect(faultsOf(readRowMutations())).toEqual([])
})

test('each room keeps the changes of its own files, in the order of the specs', () => {
  for (const [room, changes] of readRowMutationsByRoom()) {
    const places = changes.map(({ row }) => placeOf(row))
    expect(places, room).toEqual(places.toSorted((one, other) => one - other))
  }
  expect(['V2.9', 'V2.10', 'V10.2', 'S1.1'].map(placeOf)).toEqual([2_009, 2_010, 10_002, 1_001_001])
})

test('a text that left its file, a change of nothing and a row without a test are faults', () => {
  if (first === undefined) throw new Error('No room has row mutations.')
  const gone = { ...first, row: 'V99.1', from: 'no such text', to: 'no such text' }
  expect(faultsOf([gone])).toEqual([
    `V99.1: 'no such text' stands 0 times in ${first.file}, not once.`,
    "V99.1: 'no such text' is replaced by itself.",
    'V99.1: no test of vitest names it.',
  ])
})

test('a row is found in a title by its whole number', () => {
  expect(titlesOf('S2.6').test('S2.6 S2.7 the board')).toBe(true)
  expect(titlesOf('S2.6').test('S2.60 the address')).toBe(false)
})

test('each row that a test of vitest names has a change, or a reason why it has none', () => {
  expect(rowsForgotten()).toEqual([])
  const changed = new Set(readRowMutations().map(({ row }) => row))
  expect(readRowsWithoutChange().filter(({ row }) => changed.has(row))).toEqual([])
})
