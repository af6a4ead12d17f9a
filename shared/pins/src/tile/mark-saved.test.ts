import { boardCard, pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { markSaved } from './mark-saved.ts'

const { id, name, url } = boardCard()
const saved = { pinId: pin().id, board: { id, name, url } }
const other = pin({ id: '43' })

test('a pin is marked wherever an answer holds it', () => {
  const marked = { ...pin(), pinned_to_board: saved.board }
  expect(markSaved(pin(), saved)).toEqual(marked)
  expect(
    markSaved({ pages: [{ data: [other, pin()], bookmark: 'b' }], pageParams: [null] }, saved),
  ).toEqual({ pages: [{ data: [other, marked], bookmark: 'b' }], pageParams: [null] })
  expect(markSaved({ top_pins: [{ pin: pin(), saves: 3 }] }, saved)).toEqual({
    top_pins: [{ pin: marked, saves: 3 }],
  })
})

test('an answer that does not hold the pin stays the same object', () => {
  const list = { pages: [{ data: [other], bookmark: null }], pageParams: [null] }
  expect(markSaved(list, saved)).toBe(list)
})

test('pins beside the marked one stay the same objects', () => {
  expect(markSaved([other, pin()], saved)).toHaveProperty('0', other)
})

test('a board or a person with the same number is not a pin', () => {
  const board = boardCard({ id: saved.pinId })
  expect(markSaved([board, null, 'x'], saved)).toEqual([board, null, 'x'])
})
