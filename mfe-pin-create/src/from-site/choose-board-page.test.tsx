// @vitest-environment jsdom

import { createPin } from '@tessera/contracts/calls/pins'
import { boardCard } from '@tessera/testing/fixtures'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { came, openedSite, preview, saveTo, soup } from '../../test/opened-site.tsx'
import { leadsBackTo, newPlaces } from './new-place.ts'

beforeEach(() => sessionStorage.clear())

const query = { ...came, media: soup }
const address = `/pin/create/button/?${new URLSearchParams(query)}`
const ofBoard = `/pin/create/button/?${new URLSearchParams({ ...query, board: '10' })}`
const names = ['Lamps', 'Soups', 'Chairs', 'Gardens']
const boards = names.map((name, at) => boardCard({ id: String(20 + at), name }))
const withSections = boardCard({ section_count: 1 })

const opened = (given: Parameters<typeof openedSite>[0] = {}) =>
  openedSite({ method: 'button', query, ...given })

test('S2.29 boards are chosen on a page, with top choices above all boards, and a loading indicator before', async () => {
  opened({ boards, topBoards: boards.slice(0, 2) })
  expect(screen.getByRole('heading', { level: 1, name: 'Choose board' })).toBeDefined()
  expect(screen.getByRole('status', { name: 'Loading your boards' })).toBeDefined()
  const top = await screen.findByRole('list', { name: 'Top choices' })
  expect(top.querySelectorAll('li')).toHaveLength(2)
  const all = screen.getByRole('list', { name: 'All boards' })
  expect(all.querySelectorAll('li')).toHaveLength(4)
})

test('S2.30 a board with sections leads to choosing one, with a button back', async () => {
  const first = opened({ boards: [withSections] })
  await saveTo()
  expect(first.addresses).toEqual([ofBoard])
  first.unmount()
  const { addresses } = opened({ boards: [withSections], query: { ...query, board: '10' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose section' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(addresses).toEqual([`back, or ${address}`])
})

test('S2.30 the list of boards has no button back, and in a popup the steps have no address of their own', async () => {
  const page = opened({ boards: [withSections] })
  await preview()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  page.unmount()
  const popup = opened({ boards: [withSections], method: 'bookmarklet', isPopup: true })
  await saveTo()
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose section' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose board' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(popup.addresses).toEqual([])
  popup.unmount()
  const visitor = opened({ boards: [withSections], member: false })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(visitor.addresses).toEqual(['/'])
})

test('S2.31 the bottom links lead to the forms of a board and of a section', async () => {
  const first = opened()
  await preview()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Create board')).toBe(`/board/create/?${new URLSearchParams({ next: address })}`)
  first.unmount()
  opened({ boards: [withSections], query: { ...query, board: '10' } })
  await screen.findByRole('heading', { level: 1, name: 'Choose section' })
  expect(href('Create section')).toBe(
    `/board/10/create_section/?${new URLSearchParams({ next: ofBoard })}`,
  )
})

test('S4.17 S4.23 a saved pin is told by a toast, and Done goes back to where the page was opened', async () => {
  const { toasts, go, close } = opened()
  await saveTo()
  expect(await screen.findByRole('heading', { name: 'Saved to Quiet corners' })).toBeDefined()
  expect(toasts).toMatchObject([
    { text: 'Saved to Quiet corners', tone: 'good', link: { to: '/pin/42/' } },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(go.mock.calls).toEqual([[-1]])
  expect(close).not.toHaveBeenCalled()
})

test('S4.22 a pin that is saved to a section goes back over both steps', async () => {
  const page = opened({ boards: [withSections], query: { ...query, board: '10' } })
  await saveTo('Winter')
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  expect(page.go.mock.calls).toEqual([[-2]])
  expect(page.inputsOf(createPin)).toMatchObject([{ board_id: '10', section: '70' }])
})

test('S4.23 a bookmark that opened its page in the tab of the other site goes back to it, also from a section', async () => {
  const page = opened({ method: 'bookmarklet', boards: [withSections] })
  await saveTo()
  await saveTo('Winter')
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  expect(page.go.mock.calls).toEqual([[-1]])
  expect(page.close).not.toHaveBeenCalled()
})

test('S9.15 a page of boards ends in 90 pixels of space', async () => {
  opened()
  const boards = await screen.findByRole('region', { name: 'Choose board' })
  expect(boards.parentElement?.style.paddingBlockEnd).toBe('90px')
})

test('a board that was created on its page is saved to at once, and only once', async () => {
  const board = { id: '11', name: 'Soups' }
  newPlaces('2').keep(address, JSON.parse(JSON.stringify({ board, section: null })))
  const first = opened()
  expect(await screen.findByRole('heading', { name: 'Saved to Soups' })).toBeDefined()
  expect(first.inputsOf(createPin)).toMatchObject([{ board_id: '11' }])
  first.unmount()
  const again = opened()
  await preview()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Save to Quiet/ })).toBeDefined())
  expect(again.inputsOf(createPin)).toEqual([])
})

test.each([
  [address, address],
  [`https://own.invalid${address}`, undefined],
  ['//evil.example/pin/create/x/', undefined],
  ['/\\evil.example/pin/create/x/', undefined],
  ['https://evil.example/pin/create/x/', undefined],
  ['/settings/', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('a form with the address %j leads back to %j', (next, back) => {
  expect(leadsBackTo(next)).toBe(back)
})
