// @vitest-environment jsdom
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardPins } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { hidePin, showPin } from '@tessera/contracts/calls/pins'
import { BoardId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { hide } from '../tile/hide-pin.ts'
import { PinList } from './pin-list.tsx'

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
})

function Feed({ canHide = true }: { canHide?: boolean }) {
  const { client } = useShell()
  const call = canHide ? listOptions(client, homeFeed, {}) : listOptions(client, boardPins, onBoard)
  const list = useInfiniteQuery(call)
  return (
    <PinList
      list={list}
      label="Ideas"
      failure="Failed"
      end="The end"
      empty={<p>Nothing here</p>}
      canHide={canHide}
    />
  )
}

const board = { id: z.parse(BoardId, '10'), name: 'Kitchen', url: '/mira/kitchen/' }

const onBoard = { board_id: board.id }

const three = ['1', '2', '3'].map((id) => pin({ id, title: `Pin ${id}` }))

function opened(
  options: {
    member?: boolean
    canHide?: boolean
    pins?: unknown
    hide?: () => Response
    unhandled?: readonly string[]
  } = {},
) {
  const {
    member = true,
    canHide = true,
    pins = three,
    hide = () => answerWith(null),
    unhandled = [],
  } = options
  const service = answers(
    [homeFeed, () => answerWith(pins)],
    [boardPins, () => answerWith(pins)],
    [hidePin, hide],
    [showPin, () => null],
  )
  const made = testShell({
    ...(member ? { viewer: viewer() } : {}),
    unhandled,
    answer: service.answer,
  })
  const page = made.render(<Feed canHide={canHide} />)
  const choose = async (title: string, item: string) => {
    const button = await page.findByRole('button', { name: `More: ${title}` })
    button.click()
    const row = await page.findByRole('menuitem', { name: item })
    row.click()
  }
  const asked = () => service.asked.map(({ call }) => call)
  return { ...made, page, asked, choose }
}

const titles = () =>
  [...document.querySelectorAll('a')].map((link) => /Pin \d/.exec(link.textContent)?.[0])

test('a pin that is hidden leaves the list at once, is told of, and can be had back', async () => {
  const { choose, events, toasts, asked } = opened()
  await choose('Pin 2', 'Hide')
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1', 'Pin 3']))
  expect(toasts).toMatchObject([{ text: 'Pin hidden', action: { label: 'Undo' } }])
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3']))
  await vi.waitFor(() => expect(asked()).toEqual([homeFeed.name, hidePin.name, showPin.name]))
  await vi.waitFor(() =>
    expect(events.map(({ name }) => name)).toEqual(['entities.changed', 'entities.changed']),
  )
})

test('a hide that the service refuses is taken back and said', async () => {
  const { choose, toasts } = opened({ hide: () => answerError('not-found') })
  await choose('Pin 2', 'Hide')
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'bad' }))
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3']))
})

test('a visitor who hides a pin meets the sign-up first', async () => {
  const { choose, events, asked, stores } = opened({ member: false })
  await choose('Pin 2', 'Hide')
  expect(events).toMatchObject([{ name: 'auth.requested', payload: { pinId: '2' } }])
  expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3'])
  stores.$viewer.set(viewer())
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1', 'Pin 3']))
  expect(asked()).toContain(hidePin.name)
})

test('a pin hidden elsewhere leaves too, and stays away from a list drawn anew', async () => {
  const { shell, render, page } = opened()
  await page.findByText('Pin 2')
  shell.cache.confirm((draft) => hide.show?.({ pin_id: '2' }, draft))
  await vi.waitFor(() => expect(titles()).toEqual(['Pin 1', 'Pin 3']))
  page.unmount()
  render(<Feed />)
  expect(titles()).toEqual(['Pin 1', 'Pin 3'])
})

test('a list that shows what is on it, as a board does, offers no hiding and leaves nothing out', async () => {
  const { shell, page } = opened({ canHide: false })
  const more = await page.findByRole('button', { name: 'More: Pin 2' })
  more.click()
  await page.findByRole('menuitem', { name: 'Share' })
  expect(page.queryByRole('menuitem', { name: 'Hide' })).toBeNull()
  shell.cache.confirm((draft) => hide.show?.({ pin_id: '2' }, draft))
  expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3'])
})

test('the menu of an ad asks why it is shown; other pins have no such item', async () => {
  const ad = { id: '1', title: 'Pin 1', is_promoted: true, tracking_params: 'sealed' }
  const { choose, events, page } = opened({ pins: [pin(ad), pin({ id: '2', title: 'Pin 2' })] })
  await choose('Pin 1', 'Why am I seeing this ad?')
  const payload = { pinId: '1', token: 'sealed' }
  expect(events).toMatchObject([{ name: 'ad-reason.requested', payload }])
  const more = await page.findByRole('button', { name: 'More: Pin 2' })
  more.click()
  await page.findByRole('menuitem', { name: 'Share' })
  expect(page.queryByRole('menuitem', { name: /Why/ })).toBeNull()
})

test('Save asks for a board where none is known, and saves at once, and once only, to the one that is', async () => {
  const { page, stores, events } = opened({
    pins: [pin(), pin({ id: '43', title: 'Saved before', pinned_to_board: board })],
  })
  const press = async (name: RegExp) => {
    const button = await page.findByRole('button', { name })
    button.click()
    return events.splice(0)
  }
  expect(await press(/^Save:/)).toMatchObject([
    { name: 'save.requested', payload: { pinId: '42' } },
  ])
  stores.$saveTarget.set(board)
  await page.findByRole('button', { name: /^Kitchen · Choose board: A reading/ })
  expect(await press(/^Save:/)).toEqual([{ name: 'save.tapped', payload: { pinId: '42', board } }])
  expect(await press(/^Saved:/)).toEqual([])
  expect(await press(/Choose board: Saved before/)).toMatchObject([
    { name: 'save.requested', payload: { pinId: '43' } },
  ])
  expect(await press(/^Kitchen · Choose board: A reading/)).toMatchObject([
    { name: 'save.requested', payload: { pinId: '42' } },
  ])
})

test('Save asks for a board when no module handles the tap', async () => {
  const { page, stores, events } = opened({ pins: [pin()], unhandled: ['save.tapped'] })
  stores.$saveTarget.set(board)
  await page.findByRole('button', { name: /^Kitchen · Choose board: A reading/ })
  const button = await page.findByRole('button', { name: /^Save:/ })
  button.click()
  expect(events).toMatchObject([{ name: 'save.requested', payload: { pinId: '42' } }])
})

test('sharing and reporting are asked for, with the pin', async () => {
  const { choose, events } = opened()
  await choose('Pin 3', 'Share')
  await choose('Pin 1', 'Report')
  expect(events).toMatchObject([
    { name: 'share.requested', payload: { pinId: '3' } },
    { name: 'report.requested', payload: { pinId: '1' } },
  ])
})

test('a pin that two pages of the list hold is there once', async () => {
  const { page } = opened({ pins: [...three, three[0]] })
  await page.findByText('Pin 2')
  expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3'])
})

test('what follows the end stays while another page is added, and goes when the list starts again', async () => {
  const { shell, page } = opened({ canHide: false })
  await page.findByText('The end')
  const { queryKey } = listOptions(shell.client, boardPins, onBoard)
  const first = { data: [...three, pin({ id: '5', title: 'Pin 5' })], bookmark: 'more' }
  const last = { data: [pin({ id: '4', title: 'Pin 4' })], bookmark: null }
  const show = (...pages: readonly object[]) =>
    shell.queries.setQueryData(queryKey, { pages, pageParams: pages.map(() => null) })
  show(first)
  await page.findByText('Pin 5')
  expect(page.queryByText('The end')).not.toBeNull()
  show(first, last)
  await page.findByText('Pin 4')
  show(first)
  await vi.waitFor(() => expect(page.queryByText('The end')).toBeNull())
})

test('a list with nothing in it says so', async () => {
  const { page } = opened({ pins: [] })
  expect(await page.findByText('Nothing here')).toBeDefined()
})
