import { board } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { boardQueryOf, pinsInput } from './board-query.ts'

const asked = (search: string) => pinsInput(board(), boardQueryOf(new URLSearchParams(search)))

test('a plain address asks for the pins as the document asked', () => {
  expect(asked('')).toEqual({ board_id: '10' })
  expect(asked('sort=newest&section=all&q=+')).toEqual({ board_id: '10' })
})

test('an address chooses order, what is in no section, and a search', () => {
  expect(asked('sort=oldest&section=none&q=lamp')).toEqual({
    board_id: '10',
    sort: 'oldest',
    section: 'none',
    query: 'lamp',
  })
})
