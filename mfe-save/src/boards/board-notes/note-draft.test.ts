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

test('a draft starts with the note’s fields and its revision', () => {
  expect(draftOf(note())).toMatchObject({ title: 'Measures', text: '2 m', revision: 3 })
  expect(draftOf(null)).toMatchObject({ title: '', text: '', revision: null })
})

test('a note needs a title or a text, neither of them too long', () => {
  expect(mayKeep(draftOf(null))).toBe(false)
  expect(mayKeep(after({ type: 'written', title: '' }))).toBe(true)
  expect(mayKeep(after({ type: 'written', title: ' ', text: ' ' }))).toBe(false)
  const long = after({ type: 'written', title: 'x'.repeat(101) })
  expect(faultsOf(long).title).toContain('100')
  expect(mayKeep(long)).toBe(false)
  expect(next(long, { type: 'sent' })).toBe(long)
})

test('a refusal keeps the draft and goes with the next edit', () => {
  const refused = after(
    { type: 'written', text: '3 m' },
    { type: 'sent' },
    { type: 'refused', why: 'No.' },
  )
  expect(refused).toMatchObject({ text: '3 m', kind: 'writing', refusal: 'No.' })
  expect(next(refused, { type: 'written', text: '4 m' }).refusal).toBeNull()
})

test('a conflict keeps both versions, and the next save replaces the other one', () => {
  const theirs = note({ text: '4 m', revision: 4 })
  const overtaken = after(
    { type: 'written', text: '3 m' },
    { type: 'sent' },
    { type: 'overtaken', by: theirs },
  )
  expect(overtaken).toMatchObject({
    text: '3 m',
    revision: 4,
    kind: 'writing',
    theirs: { text: '4 m' },
  })
  const both = next(overtaken, { type: 'put-together' })
  expect(both).toMatchObject({ text: '4 m\n\n3 m', revision: 4, theirs: null })
})

test('combining two texts doesn’t repeat one that the other contains', () => {
  const together = (mine: string, text: string) =>
    after(
      { type: 'written', text: mine },
      { type: 'overtaken', by: note({ text, revision: 4 }) },
      { type: 'put-together' },
    ).text
  expect(together('2 m', '2 m and 30')).toBe('2 m and 30')
  expect(together('2 m and 30', '2 m')).toBe('2 m and 30')
})
