import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { joinedNote, type NoteState, readersOn } from './note-state.ts'

const said = (note: string, noteFor: NoteState['noteFor'] = 'saver') => ({ note, noteFor })

test('a note is carried to a pin without one, and joined to another with a line break', () => {
  expect(joinedNote(said(''), said('Hall', 'people'))).toEqual(said('Hall', 'people'))
  expect(joinedNote(said('Attic'), said('Hall'))).toEqual(said('Attic\nHall'))
  expect(joinedNote(said('Attic and Hall'), said('Hall'))).toEqual(said('Attic and Hall'))
  expect(joinedNote(said('Attic', 'everyone'), said(''))).toEqual(said('Attic', 'everyone'))
})

test('a joined note is read by those who could read both, and keeps to the limit', () => {
  expect(joinedNote(said('a', 'everyone'), said('b'))).toEqual(said('a\nb'))
  expect(joinedNote(said('a', 'everyone'), said('b', 'people')).noteFor).toBe('people')
  const long = joinedNote(said('a'.repeat(limits.pinTextMax - 2)), said('bcd'))
  expect(long.note).toBe(`${'a'.repeat(limits.pinTextMax - 2)}\nb`)
})

test('a note gets no new readers on another board', () => {
  expect(readersOn('everyone', true)).toBe('everyone')
  expect(readersOn('everyone', false)).toBe('people')
  expect([readersOn('people', true), readersOn('saver', true)]).toEqual(['saver', 'saver'])
})
