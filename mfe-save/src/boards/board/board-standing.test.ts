import { boardCard, viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { standingOn } from './board-standing.ts'

const owner = { id: '9', username: 'studio', full_name: 'Studio', image_medium_url: null }
const theirs = boardCard({ owner })
const studio = { id: '9', username: 'studio', permissions: ['OWNER'] }
const self = { id: '2', username: 'mira', permissions: ['OWNER'] }

test('a board’s owner has all rights, as themselves or as the profile that they act as', () => {
  expect(standingOn(boardCard(), self, viewer())).toEqual({
    owns: true,
    shares: false,
    subject: {},
  })
  expect(standingOn(theirs, studio, viewer())).toEqual({
    owns: true,
    shares: false,
    subject: { orbac_subject_id: '9' },
  })
  expect(standingOn(boardCard(), studio, viewer())).toMatchObject({ owns: true, subject: {} })
  expect(standingOn(theirs, self, viewer())).toMatchObject({ owns: false })
})

test('a collaborator has more rights than a person who only sees the board', () => {
  const shared = boardCard({ owner, collaborated_by_me: true })
  expect(standingOn(shared, self, viewer()).shares).toBe(true)
  expect(standingOn({ ...theirs, viewer_role: 'collaborator' }, self, viewer()).shares).toBe(true)
  expect(standingOn(theirs, self, viewer()).shares).toBe(false)
  expect(standingOn(shared, null, null)).toMatchObject({ owns: false, shares: false })
})
