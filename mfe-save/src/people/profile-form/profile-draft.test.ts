import { user } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { changesOf, draftOf } from './profile-draft.ts'

const mira = user({ website: 'https://rooms.example/' })

test('only changed fields are sent, and an emptied website is null', () => {
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
