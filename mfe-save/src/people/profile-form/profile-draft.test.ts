import { user } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { changesOf, draftOf, fieldOf } from './profile-draft.ts'

const mira = user({ website: 'https://rooms.example/' })

test('only what differs is sent, and an emptied website is none', () => {
  const draft = draftOf(mira)
  expect(changesOf(draft, mira)).toEqual({})
  expect(changesOf({ ...draft, name: ' Mira O. ', website: ' ' }, mira)).toEqual({
    full_name: 'Mira O.',
    listed_website_url: null,
  })
  expect(changesOf({ ...draft, username: ' Mira_2 ', about: '' }, mira)).toEqual({
    username: 'mira_2',
    about: '',
  })
  expect(changesOf(draftOf(user()), user())).toEqual({})
})

test('a refusal stands at the field that it is about', () => {
  expect(fieldOf('username-taken')).toBe('username')
  expect(fieldOf('full-name-invalid')).toBe('name')
  expect(fieldOf('website-invalid')).toBe('website')
  expect(fieldOf('offline')).toBeNull()
})
