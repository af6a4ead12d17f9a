// @vitest-environment jsdom
import { pin, user, viewer } from '@tessera/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openProfile, other } from '../../../test/opened-profile.tsx'

test('a person searches their own saved pins, and the search is in the address', async () => {
  const { person, addresses } = openProfile({ shown: user(), looker: viewer(), query: 'tab=saved' })
  await person.type(await screen.findByRole('searchbox', { name: 'Search your Pins' }), 'lamp')
  await waitFor(() => expect(addresses).toEqual(['/mira/?tab=saved&q=lamp']))
})

test('a search lists its results, and one without results offers to show all pins', async () => {
  const found = [pin({ title: 'A lamp' })]
  openProfile({ shown: user(), looker: viewer(), query: 'tab=saved&q=lamp', found })
  expect(await screen.findByRole('link', { name: /^A lamp/ })).toBeDefined()
  const { addresses, person } = openProfile({
    shown: user(),
    looker: viewer(),
    query: 'tab=saved&q=xyz',
  })
  expect(await screen.findByRole('heading', { name: 'No Pins of yours match “xyz”' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Show all' }))
  expect(addresses).toEqual(['/mira/?tab=saved'])
})

test('other people’s saved pins cannot be searched', async () => {
  openProfile({ shown: other, looker: viewer(), query: 'tab=saved&q=lamp' })
  expect(await screen.findByRole('list', { name: 'Pins that Mira Okafor saved' })).toBeDefined()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
