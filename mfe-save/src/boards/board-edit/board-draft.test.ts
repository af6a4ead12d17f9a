import { limits } from '@tessera/contracts/limits'
import { board } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { changesOf, draftOf, faultsOf, isChanged } from './board-draft.ts'

const shown = board()

test('only changed fields are sent, trimmed', () => {
  const draft = draftOf(shown)
  expect(changesOf({ ...draft, name: ` ${shown.name} ` }, shown)).toEqual({})
  expect(isChanged(draft, shown)).toBe(false)
  expect(
    changesOf(
      { ...draft, name: ' Chairs ', description: '', privacy: 'secret', cover: { pinId: '7' } },
      shown,
    ),
  ).toEqual({ name: 'Chairs', description: '', privacy: 'secret', cover_pin_id: '7' })
  const published = { ...draft, privacy: 'public', publishNotes: true } as const
  expect(changesOf(published, shown)).toEqual({})
  expect(changesOf(published, { ...shown, privacy: 'secret' })).toEqual({
    privacy: 'public',
    publish_notes: true,
  })
  expect(changesOf({ ...draft, cover: 'latest' }, shown)).toEqual({ cover_pin_id: null })
})

test('a board’s name is required and has a maximum length', () => {
  const draft = draftOf(shown)
  expect(faultsOf({ ...draft, name: ' ' })).toEqual({ name: "Don't forget to name your board!" })
  expect(faultsOf({ ...draft, name: '🍋'.repeat(limits.boardTitleMax) })).toEqual({})
  expect(faultsOf({ ...draft, name: '🍋'.repeat(limits.boardTitleMax + 1) })).toEqual({
    name: 'Please enter no more than 50 characters.',
  })
  expect(faultsOf({ ...draft, description: 'a'.repeat(limits.boardTextMax + 1) })).toEqual({
    description: 'Please enter no more than 500 characters.',
  })
})
