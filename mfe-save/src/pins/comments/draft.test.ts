import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { charactersLeft, type Draft, type DraftEvent, emptyDraft, mayPost, next } from './draft.ts'

const after = (...events: readonly DraftEvent[]): Draft => events.reduce(next, emptyDraft)
const written = (text: string): DraftEvent => ({ type: 'written', text })
const refused: DraftEvent = { type: 'refused', why: 'Too fast.' }

test('a sent text shows as posted at once, and the field is empty', () => {
  expect(after(written(' Lovely '), { type: 'sent' })).toEqual({
    text: '',
    sending: 'Lovely',
    failure: null,
  })
  expect(after(written('Lovely'), { type: 'sent' }, { type: 'posted' })).toEqual(emptyDraft)
})

test('a refused text comes back with the reason', () => {
  expect(after(written('Lovely'), { type: 'sent' }, refused)).toEqual({
    text: 'Lovely',
    sending: null,
    failure: 'Too fast.',
  })
})

test('text typed meanwhile is kept when the comment before it is refused', () => {
  const draft = after(written('First'), { type: 'sent' }, written('Second'), refused)
  expect(draft.text).toBe('First\nSecond')
})

test('a refused text can be changed and sent again', () => {
  const draft = after(written('Lovely'), { type: 'sent' }, refused, written('Lovely!'))
  expect(draft.failure).toBeNull()
  expect(next(draft, { type: 'sent' }).sending).toBe('Lovely!')
})

test('empty, blank and too long texts are not posted, nor a second text before the first', () => {
  expect(mayPost(after(written('  \n')))).toBe(false)
  expect(mayPost(after(written('x'.repeat(limits.commentMax))))).toBe(true)
  expect(mayPost(after(written('x'.repeat(limits.commentMax + 1))))).toBe(false)
  const busy = after(written('One'), { type: 'sent' }, written('Two'))
  expect(next(busy, { type: 'sent' })).toBe(busy)
})

test('the characters left are shown from 50 before the limit', () => {
  const left = (length: number) => charactersLeft(after(written('x'.repeat(length))))
  expect(limits.commentMax).toBe(500)
  expect(left(449)).toBeUndefined()
  expect(left(450)).toBe(50)
  expect(left(500)).toBe(0)
  expect(left(503)).toBe(-3)
})
