import { boardCard } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { namedCollaborators } from './named-collaborators.ts'

const person = (full_name: string, at: number) => ({
  id: String(at + 20),
  username: full_name.toLowerCase(),
  full_name,
  image_medium_url: null,
})

const label = (names: readonly string[], count = names.length) =>
  namedCollaborators(
    boardCard({ collaborating_users: names.map(person), collaborator_count: count }),
    'en',
  )

test('S9.2 collaborators are named up to three, then ‘and N more’', () => {
  expect(label(['Ana'])).toBe('Ana')
  expect(label(['Ana', 'Ben'])).toBe('Ana and Ben')
  expect(label(['Ana', 'Ben', 'Cy'])).toBe('Ana, Ben, and Cy')
  expect(label(['Ana', 'Ben', 'Cy', 'Dee'])).toBe('Ana, Ben, Cy and 1 more')
  expect(label(['Ana', 'Ben', 'Cy', 'Dee'], 12)).toBe('Ana, Ben, Cy and 9 more')
})
