import { board } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { boardQueryOf, pinsInput } from './board-query.ts'

const asked = (search: string) => pinsInput(board(), boardQueryOf(new URLSearchParams(search)))

test('an address without a query asks for the same input as the document', () => {
  expect(asked('')).toEqual({ board_id: '10' })
  expect(asked('sort=newest&section=all&q=+')).toEqual({ board_id: '10' })
})

test('an address chooses sort, unsorted pins and a search', () => {
  expect(asked('sort=oldest&section=none&q=lamp')).toEqual({
    board_id: '10',
    sort: 'oldest',
    section: 'none',
    query: 'lamp',
  })
})
