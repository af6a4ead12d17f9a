import { BoardNote } from '@tessera/contracts/entities/board-note'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { draftOf, faultsOf, mayKeep, type NoteEvent, next } from './note-draft.ts'

const note = (over: Readonly<Record<string, unknown>> = {}) =>
  z.parse(BoardNote, {
    id: '60',
    board_id: '10',
    title: 'Measures',
    text: '2 m',
    revision: 3,
    author: null,
    can_edit: true,
    created_at: '2026-01-01T00:00:00.000Z',
    edited_at: null,
    ...over,
  })

const after = (...events: readonly NoteEvent[]) => events.reduce(next, draftOf(note()))

test('a draft begins with what the note says, and its revision', () => {
  expect(draftOf(note())).toMatchObject({ title: 'Measures', text: '2 m', revision: 3 })
  expect(draftOf(null)).toMatchObject({ title: '', text: '', revision: null })
})

test('a title or a text is enough; nothing, and too much, is not saved', () => {
  expect(mayKeep(draftOf(null))).toBe(false)
  expect(mayKeep(after({ type: 'written', title: '' }))).toBe(true)
  expect(mayKeep(after({ type: 'written', title: ' ', text: ' ' }))).toBe(false)
  const long = after({ type: 'written', title: 'x'.repeat(101) })
  expect(faultsOf(long).title).toContain('100')
  expect(mayKeep(long)).toBe(false)
  expect(next(long, { type: 'sent' })).toBe(long)
})

test('a refusal keeps what was written, until it is written on', () => {
  const refused = after(
    { type: 'written', text: '3 m' },
    { type: 'sent' },
    { type: 'refused', why: 'No.' },
  )
  expect(refused).toMatchObject({ text: '3 m', saving: false, refusal: 'No.' })
  expect(next(refused, { type: 'written', text: '4 m' }).refusal).toBeNull()
})

test('two who write at once lose nothing: both texts are there, and saving again means it', () => {
  const theirs = note({ text: '4 m', revision: 4 })
  const overtaken = after(
    { type: 'written', text: '3 m' },
    { type: 'sent' },
    { type: 'overtaken', by: theirs },
  )
  expect(overtaken).toMatchObject({
    text: '3 m',
    revision: 4,
    saving: false,
    theirs: { text: '4 m' },
  })
  const both = next(overtaken, { type: 'put-together' })
  expect(both).toMatchObject({ text: '4 m\n\n3 m', revision: 4, theirs: null })
})

test('what both say is said once when they are put together', () => {
  const together = (mine: string, text: string) =>
    after(
      { type: 'written', text: mine },
      { type: 'overtaken', by: note({ text, revision: 4 }) },
      { type: 'put-together' },
    ).text
  expect(together('2 m', '2 m and 30')).toBe('2 m and 30')
  expect(together('2 m and 30', '2 m')).toBe('2 m and 30')
})
