// @vitest-environment jsdom
import { user, viewer } from '@tessera/testing/fixtures'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, details, openPin, stranger } from '../../../test/opened-pin.tsx'

const creator = async () => within(await screen.findByRole('region', { name: 'Creator' }))

test('S1.6 S2.71 the creator card shows avatar, name, verified badge, follower count and a sponsorship line', async () => {
  const paid = { sponsor_name: 'Lumen', sponsor_username: 'lumen', sponsorship_status: 3 }
  const face = { image_url: '/media/mira.jpg', is_verified_merchant: true }
  openPin({ shown: details({ creator_card: { ...card, ...face, ...paid } }) })
  const region = await creator()
  expect(region.getByRole('link', { name: /Mira Okafor/ }).getAttribute('href')).toBe('/mira/')
  expect(document.querySelector('img[src="/media/mira.jpg"]')).not.toBeNull()
  expect(region.getByRole('img', { name: 'Verified merchant' })).toBeDefined()
  expect(region.getByText('1.2K followers')).toBeDefined()
  expect(region.getByText(/Paid partnership with/)).toBeDefined()
  expect(region.getByRole('link', { name: 'Lumen' }).getAttribute('href')).toBe('/lumen/')
})

test('a verified person has another badge than a merchant, and others have none', async () => {
  openPin({ shown: details({ creator_card: { ...card, is_verified_identity: true } }) })
  expect((await creator()).getByRole('img', { name: 'Verified identity' })).toBeDefined()
  expect(screen.queryByText(/partnership|Sponsored/)).toBeNull()
})

test('S9.12 a name is cut at 70 characters on the creator card, elsewhere at 80', async () => {
  const long = 'x'.repeat(90)
  const { id, username, image_medium_url } = user()
  const via = { id, username, image_medium_url, full_name: long }
  const sponsor = 's'.repeat(90)
  const paid = { sponsor_name: sponsor, sponsor_username: 'lumen', sponsorship_status: 3 }
  const named = { ...card, ...paid, full_name: long }
  openPin({ shown: details({ creator_card: named, via_pinner: via }) })
  expect((await creator()).getByText(`${'x'.repeat(69)}…`)).toBeDefined()
  expect(screen.getByRole('link', { name: `${'s'.repeat(69)}…` })).toBeDefined()
  expect(screen.getByRole('link', { name: `${'x'.repeat(79)}…` })).toBeDefined()
})

test('the person that a pin was saved from is named', async () => {
  const { id, image_medium_url } = user({ id: '4' })
  const via = { id, username: 'jonas', image_medium_url, full_name: 'Jonas Weil' }
  openPin({ shown: details({ via_pinner: via }) })
  const link = await screen.findByRole('link', { name: 'Jonas Weil' })
  expect(link.getAttribute('href')).toBe('/jonas/')
})

test('the creator can be followed from the card, but not by themselves', async () => {
  openPin({ looker: stranger })
  expect((await creator()).getByRole('button', { name: 'Follow Mira Okafor' })).toBeDefined()
  document.body.replaceChildren()
  openPin({ looker: viewer() })
  expect((await creator()).queryByRole('button')).toBeNull()
})
