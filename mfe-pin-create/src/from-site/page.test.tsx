// @vitest-environment jsdom

import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { bowl, came, openedSite, preview, soup } from '../../test/opened-site.tsx'

beforeEach(() => sessionStorage.clear())

const shown = (address: string) => `http://localhost:3000${outsidePictureUrl(address)}`

test('S2.28 S6.1 a visitor sees the pin that they are about to save and the log-in form, which leads back here', async () => {
  const { slotInputs, asked } = openedSite({ member: false })
  expect(await screen.findByText('The way in')).toBeDefined()
  expect(await preview()).toHaveProperty('src', shown(soup))
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Red soup')
  const next = `/pin/create/bookmarklet/?${new URLSearchParams({ ...came, media: soup, arrived: '1' })}`
  expect(slotInputs.at(-1)).toEqual({ source: 'pinBookmarklet', next })
  expect(asked).toEqual([])
})

test('what a visitor typed and chose is there after they have signed up', async () => {
  const visit = openedSite({ member: false, query: came, pictures: [soup, bowl] })
  await userEvent.click(await screen.findByRole('button', { name: 'Image 2 of 2' }))
  await userEvent.type(screen.getByLabelText('Description'), ' for two')
  expect(await preview()).toHaveProperty('src', shown(bowl))
  visit.unmount()
  openedSite({ query: { ...came, arrived: '1' }, pictures: [soup, bowl] })
  expect(await screen.findByRole('heading', { name: 'Choose board' })).toBeDefined()
  expect(await preview()).toHaveProperty('src', shown(bowl))
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Red soup for two')
})

test('a picture that does not load is replaced by a message', async () => {
  openedSite({ member: false })
  const picture = await preview()
  act(() => void picture.dispatchEvent(new Event('error')))
  expect(await screen.findByText("We can't show this image.")).toBeDefined()
})

test('S2.24 S2.26 S2.27 S2.29 S2.31 S2.32 who looks, and in which window, decides the view: each case shows its own alone', async () => {
  for (const [member, method, view] of [
    [true, 'bookmarklet', 'boards beside the pin'],
    [true, 'button', 'page of boards'],
    [false, 'bookmarklet', 'sign-up'],
    [false, 'button', 'home'],
  ] as const) {
    const { addresses, slotInputs, unmount } = openedSite({ member, method })
    if (view !== 'home') await preview()
    const parts = screen.queryAllByRole('region', { name: 'Choose board' })
    // The page links to the forms of a board and a section; the popup holds them.
    const links = screen.queryAllByRole('link', { name: 'Create board' })
    const seen = [
      ...(parts.length > links.length ? ['boards beside the pin'] : []),
      ...(links.length > 0 ? ['page of boards'] : []),
      ...(slotInputs.length > 0 ? ['sign-up'] : []),
      ...(addresses.includes('/') ? ['home'] : []),
    ]
    expect([member, method, seen]).toEqual([member, method, [view]])
    unmount()
  }
})

test('S2.28 only a visitor in a popup gets an address that leads back: nobody else sees the log-in form', async () => {
  for (const [member, method] of [
    [true, 'bookmarklet'],
    [true, 'button'],
    [false, 'button'],
  ] as const) {
    const { slotInputs, stores, addresses, unmount } = openedSite({ member, method })
    if (member) await preview()
    expect([member, method, slotInputs]).toEqual([member, method, []])
    expect(`${addresses} ${stores.$address.get().search}`).not.toContain('arrived')
    unmount()
  }
})

test('S2.32 a visitor whose page is no popup is led home', () => {
  const { addresses, slotInputs } = openedSite({ member: false, method: 'button' })
  expect(addresses).toEqual(['/'])
  expect(slotInputs).toEqual([])
})

test('S2.22 an address without a method is no bookmarklet: outside of a popup it shows the page of boards', async () => {
  openedSite({ method: '' })
  await preview()
  expect(screen.getByRole('link', { name: 'Create board' })).toBeDefined()
})

test('S6.17 an address without a usable page says so, and links to the builder for pins of other sites', () => {
  openedSite({ query: { url: 'javascript:alert(1)' } })
  expect(screen.getByRole('heading', { name: 'No page to save' })).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/pin-builder/?scenario=offsite_pin_creation',
  )
})

test.each([true, false])(
  'S2.33 the address of one of the product’s own pins redirects to saving that pin, a member: %j',
  (member) => {
    for (const path of ['/pin/42/', '/amp/pin/42/', '/pin/42']) {
      const { addresses } = openedSite({ member, query: { url: location.origin + path } })
      expect(addresses).toEqual(['/pin/42/repin/x/'])
    }
  },
)
