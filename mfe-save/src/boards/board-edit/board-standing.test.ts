import { boardCard, viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { standingOn } from './board-standing.ts'

const owner = { id: '9', username: 'studio', full_name: 'Studio', image_medium_url: null }
const theirs = boardCard({ owner })
const studio = { id: '9', username: 'studio', permissions: ['OWNER'] }
const self = { id: '2', username: 'mira', permissions: ['OWNER'] }

test('whose board it is decides over it, as themself or as the profile they act as', () => {
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

test('whoever shares a board is told apart from whoever only sees it', () => {
  const shared = boardCard({ owner, collaborated_by_me: true })
  expect(standingOn(shared, self, viewer()).shares).toBe(true)
  expect(standingOn({ ...theirs, viewer_role: 'collaborator' }, self, viewer()).shares).toBe(true)
  expect(standingOn(theirs, self, viewer()).shares).toBe(false)
  expect(standingOn(shared, null, null)).toMatchObject({ owns: false, shares: false })
})
