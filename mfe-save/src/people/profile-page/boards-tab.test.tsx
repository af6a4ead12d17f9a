// @vitest-environment jsdom
import { boardCard, user, viewer } from '@tessera/testing/fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { follower, openProfile } from '../../../test/opened-profile.tsx'

test('boards are cards that link to them; secret and shared boards are marked', async () => {
  const shared = { collaborating_users: [follower], collaborator_count: 1 }
  openProfile({
    shown: user(),
    boards: [
      boardCard(),
      boardCard({ id: '11', name: 'Gifts', privacy: 'secret', url: '/m/g/', ...shared }),
    ],
  })
  const card = await screen.findByRole('link', { name: /Quiet corners/ })
  expect(card.getAttribute('href')).toBe('/mira/quiet-corners/')
  expect(card.querySelectorAll('img')).toHaveLength(3)
  expect(
    screen.getByRole('link', { name: /^Secret board ?Shared with Zoe Berg.*Gifts/ }),
  ).toBeDefined()
})

test('boards are in the order of the address, and another order can be chosen', async () => {
  const { person, addresses } = openProfile({
    shown: user({ board_count: 2 }),
    query: 'sort=name',
    boards: ({ sort }) => [boardCard({ name: `Sorted by ${sort}` })],
  })
  expect(await screen.findByRole('link', { name: /^Sorted by name/ })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Sort boards: A to Z' }))
  await person.click(screen.getByRole('menuitemradio', { name: 'Last saved to' }))
  expect(addresses).toEqual(['/mira/?sort=last_pinned'])
})

test('archived boards are listed apart, for their owner only', async () => {
  const archived = [boardCard({ id: '12', name: 'Old plans', url: '/mira/old-plans/' })]
  openProfile({ shown: user(), looker: viewer(), archived })
  const apart = await screen.findByRole('region', { name: 'Archived boards' })
  expect(within(apart).getByRole('link', { name: /Old plans/ })).toBeDefined()
  const boards = screen.getByRole('region', { name: 'Boards of Mira Okafor' })
  expect(within(boards).queryByRole('link', { name: /Old plans/ })).toBeNull()
})

test('other people do not see archived boards', async () => {
  openProfile({ shown: user(), archived: [boardCard({ id: '12', name: 'Old plans' })] })
  await screen.findByRole('link', { name: /Quiet corners/ })
  expect(screen.queryByText('Archived boards')).toBeNull()
})

test('a person creates a board on their own profile, and it opens', async () => {
  const { person, addresses, events } = openProfile({ shown: user(), looker: viewer() })
  await person.click(await screen.findByRole('button', { name: 'Create board' }))
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Kitchen{Enter}')
  await waitFor(() => expect(addresses).toEqual(['/mira/kitchen/']))
  expect(events.map(({ name }) => name)).toEqual(['entities.changed'])
  expect(screen.queryByRole('dialog')).toBeNull()
})
