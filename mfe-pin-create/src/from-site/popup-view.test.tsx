// @vitest-environment jsdom

import { createBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import {
  findPinImages,
  outsidePictureUrl,
  registerImage,
} from '@tessera/contracts/calls/outside-pages'
import { createPin, savePin } from '@tessera/contracts/calls/pins'
import { createSection } from '@tessera/contracts/calls/sections'
import { parsedInput } from '@tessera/testing/answers'
import { boardCard, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bowl, came, openedSite, preview, saveTo, soup } from '../../test/opened-site.tsx'

beforeEach(() => sessionStorage.clear())

const shown = (address: string) => `http://localhost:3000${outsidePictureUrl(address)}`
const wentWrong = 'Sorry! Something went wrong on our end.'
const board = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Save to ${name}`) })

test('S2.24 a member in a popup sees the pin beside the boards, and one press saves it', async () => {
  const page = openedSite({ query: { ...came, media: soup, color: 'aa3311' } })
  expect(await preview()).toHaveProperty('src', shown(soup))
  const parts = screen.getAllByRole('region')
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual([
    'From soup.example',
    'Choose board',
  ])
  await saveTo()
  expect(await screen.findByRole('heading', { name: 'Saved to Quiet corners' })).toBeDefined()
  expect(page.inputsOf(createPin)).toMatchObject([
    {
      media_upload_id: '77',
      description: 'Red soup',
      link: came.url,
      board_id: '10',
      method: 'scraped',
      guid: 'v1',
      color: '#aa3311',
    },
  ])
  expect(page.inputsOf(registerImage)).toEqual([parsedInput(registerImage, { image_url: soup })])
})

test.each([
  ['', 'scraped'],
  ['create', 'scraped'],
  ['button', 'button'],
])('S2.22 the method is create unless the address names another: %j', async (method, sent) => {
  const page = openedSite({ method, isPopup: true })
  await saveTo()
  await waitFor(() => expect(page.inputsOf(createPin)).toMatchObject([{ method: sent }]))
})

test('S5.19 S7.20 without a picture the first of the page is taken, and one press chooses another', async () => {
  const page = openedSite({ query: came, pictures: [soup, bowl] })
  expect(await preview()).toHaveProperty('src', shown(soup))
  expect(page.inputsOf(findPinImages)).toEqual([
    parsedInput(findPinImages, { url: came.url, scrapeMetric: 'www_url_scrape' }),
  ])
  const other = screen.getByRole('button', { name: 'Image 2 of 2' })
  await userEvent.click(other)
  await waitFor(() => expect(other.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() =>
    expect(page.inputsOf(registerImage)).toMatchObject([{ image_url: soup }, { image_url: bowl }]),
  )
})

test('the title and the product of the page go into the pin', async () => {
  const price = { amount: 1_290, currency: 'EUR' }
  const page = openedSite({
    query: came,
    pictures: [soup],
    product: { name: 'Soup', price, brand: 'Pot', availability: 'in_stock' },
  })
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Tomato soup'))
  await saveTo()
  await waitFor(() =>
    expect(page.inputsOf(createPin)).toMatchObject([
      { title: 'Tomato soup', product: { price, brand: 'Pot', availability: 'in_stock' } },
    ]),
  )
})

test('S4.18 a board that is pressed early waits for the image under an overlay, which can be cancelled', async () => {
  let ready = (_: Response) => {}
  const page = openedSite({
    register: () =>
      new Promise((resolve) => {
        ready = resolve
      }),
  })
  await saveTo()
  expect(screen.getByText('Waiting for the image…')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('Waiting for the image…')).toBeNull()
  await saveTo()
  expect(page.inputsOf(createPin)).toEqual([])
  ready(answerWith({ media_upload_id: '77', state: 'ready' }))
  expect(await screen.findByRole('heading', { name: 'Saved to Quiet corners' })).toBeDefined()
  expect(page.inputsOf(createPin)).toHaveLength(1)
})

test('S4.17 the picker is covered while the pin is created, and S8.7 a failure says so and loses nothing', async () => {
  let settle = (_: Response) => {}
  const { toasts, beacons, container } = openedSite({
    create: () =>
      new Promise((resolve) => {
        settle = resolve
      }),
  })
  await userEvent.type(await screen.findByLabelText('Description'), ' for two')
  await saveTo()
  expect(await screen.findByText('Saving to Quiet corners')).toBeDefined()
  expect(container.querySelector('[inert]')).not.toBeNull()
  settle(answerError('unexpected'))
  await waitFor(() => expect(toasts).toMatchObject([{ text: wentWrong, tone: 'bad' }]))
  expect(screen.queryByText('Saving to Quiet corners')).toBeNull()
  expect(container.querySelector('[inert]')).toBeNull()
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Red soup for two')
  expect(beacons.map(({ searchParams }) => searchParams.get('event'))).toEqual(['pin_create_fail'])
})

test('a refusal with a reason of its own is shown beside the boards', async () => {
  const { toasts } = openedSite({ create: () => answerError('board-archived') })
  await saveTo()
  await waitFor(() => expect(toasts).toMatchObject([{ text: wentWrong }]))
  expect(screen.getByRole('region', { name: 'Choose board' }).textContent).toContain('archived')
})

test('S7.28 a pin that was created is told by a beacon, with what the address brought', async () => {
  const { beacons } = openedSite({ query: { ...came, media: soup, color: 'aa3311' } })
  await saveTo()
  await screen.findByRole('heading', { name: 'Saved to Quiet corners' })
  expect(beacons.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    {
      client: 'web',
      event: 'pin_create_success',
      pin_id: '42',
      path: 'bookmarklet',
      ...came,
      media: soup,
      color: '#aa3311',
    },
  ])
})

test('S7.2 the pin that was created is saved to another board by its id', async () => {
  const lamps = boardCard({ id: '11', name: 'Lamps' })
  const page = openedSite({ boards: [boardCard(), lamps] })
  await saveTo()
  await userEvent.click(await screen.findByRole('button', { name: 'Save to another board' }))
  await saveTo('Lamps')
  expect(await screen.findByRole('heading', { name: 'Saved to Lamps' })).toBeDefined()
  expect(page.inputsOf(createPin)).toHaveLength(1)
  expect(page.inputsOf(savePin)).toMatchObject([{ pin_id: '42', board_id: '11' }])
})

test('an image under 120 by 120 is refused with its reason, and no board is saved to', async () => {
  const page = openedSite({ register: () => answerError('image-too-small') })
  expect(await screen.findByText(/120/)).toBeDefined()
  await saveTo()
  expect(screen.getByText("Don't forget to choose an image!")).toBeDefined()
  expect(page.inputsOf(createPin)).toEqual([])
  expect(screen.getByRole('button', { name: 'Choose an image of your own' })).toBeDefined()
})

const reasons = [
  ['outside-unreachable', "We can't reach this page."],
  ['outside-nopin', "This page doesn't let us save from it."],
  [[], 'No images found on this page. Upload one instead.'],
] as const

test.each(reasons)(
  'S8.8 a page that answers %j shows the reason and no error',
  async (pictures, reason) => {
    const { toasts } = openedSite({ query: came, pictures })
    expect(await screen.findByText(reason)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Choose an image of your own' })).toBeDefined()
    expect(await board('Quiet corners')).toBeDefined()
    expect(toasts).toEqual([])
  },
)

test('a search for pictures that fails is tried again by a press', async () => {
  openedSite({ query: came, pictures: [soup, bowl], failures: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await preview()).toHaveProperty('src', shown(soup))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('S4.21 a window without a history closes, also when a sign-up has given it one, and says so when it cannot', async () => {
  const first = openedSite({ method: 'button', member: false, historyLength: 1 })
  expect(await screen.findByText('The way in')).toBeDefined()
  first.unmount()
  const { close, go } = openedSite({ method: 'button', historyLength: 2 })
  await saveTo()
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
  expect(await screen.findByText('You can close this window now.')).toBeDefined()
})

test('S2.35 a popup is resized to 750 wide and at least 750 high, and more with its content', async () => {
  const first = openedSite({ isPopup: true })
  await preview()
  expect(first.resize).toHaveBeenLastCalledWith(750, 750)
  first.unmount()
  const high = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  high.mockReturnValue(new DOMRect(0, 0, 300, 900))
  const second = openedSite({ isPopup: true })
  await preview()
  expect(second.resize).toHaveBeenLastCalledWith(750, 948)
  high.mockRestore()
  second.unmount()
  second.resize.mockClear()
  openedSite({ method: 'button', query: { ...came, guid: 'v2', media: soup } })
  await preview()
  expect(second.resize).not.toHaveBeenCalled()
})

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Create board' }))
  const field = await screen.findByLabelText('Name')
  return { field, create: screen.getByRole('button', { name: 'Create' }) }
}

test('S2.36 S4.19 the form of a board creates it as public, or as secret by its switch, and saves the pin to it', async () => {
  const page = openedSite()
  await preview()
  const { field } = await openForm()
  expect(screen.getByRole('switch')).toHaveProperty('checked', false)
  await userEvent.type(field, 'Soups{Enter}')
  expect(await screen.findByRole('heading', { name: 'Saved to Soups' })).toBeDefined()
  expect(page.inputsOf(createBoard)).toMatchObject([{ name: 'Soups', privacy: 'public' }])
  expect(page.inputsOf(createPin)).toMatchObject([{ board_id: '11' }])
  page.unmount()
  const other = openedSite()
  const { field: name } = await openForm()
  await userEvent.type(name, 'Gifts')
  await userEvent.click(screen.getByRole('switch'))
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(other.inputsOf(createBoard)).toMatchObject([{ privacy: 'secret' }]))
})

test('S5.6 a board needs a name that is not too long, and Enter in its field creates it', async () => {
  const page = openedSite()
  const { field, create } = await openForm()
  await userEvent.type(field, 'S{Backspace}')
  expect(screen.getByText("Don't forget to name your board!")).toBeDefined()
  expect(create).toHaveProperty('disabled', true)
  await userEvent.type(field, 'x'.repeat(51))
  expect(screen.getByText('Please enter no more than 50 characters.')).toBeDefined()
  await userEvent.type(field, '{Enter}')
  expect(page.inputsOf(createBoard)).toEqual([])
  await userEvent.type(field, '{Backspace}{Enter}')
  await waitFor(() => expect(page.inputsOf(createBoard)).toHaveLength(1))
})

test('S8.6 a board that is refused shows the message of the service, and an edit clears it', async () => {
  openedSite({ newBoard: () => answerError('name-taken') })
  const { field } = await openForm()
  await userEvent.type(field, 'Soups{Enter}')
  const form = screen.getByRole('region', { name: 'Create board' })
  const taken = await within(form).findByText(/already have|taken/i)
  expect(field).toHaveProperty('value', 'Soups')
  await userEvent.type(field, '!')
  expect(taken.isConnected).toBe(false)
})

test('a board can be created by the name that was searched for', async () => {
  const page = openedSite()
  await preview()
  await userEvent.type(await screen.findByRole('searchbox'), 'Soups')
  await userEvent.click(await screen.findByRole('button', { name: 'Create “Soups”' }))
  expect(await screen.findByRole('heading', { name: 'Saved to Soups' })).toBeDefined()
  expect(page.inputsOf(createBoard)).toMatchObject([{ name: 'Soups', privacy: 'public' }])
})

test('a board with sections lists them, and a section can be created for the pin', async () => {
  const page = openedSite({ boards: [boardCard({ section_count: 1 })] })
  await preview()
  await saveTo()
  expect(await screen.findByRole('heading', { name: 'Choose section' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await saveTo()
  await userEvent.click(await screen.findByRole('button', { name: 'Create section' }))
  await userEvent.type(await screen.findByLabelText('Name'), 'Spring{Enter}')
  expect(
    await screen.findByRole('heading', { name: 'Saved to Spring in Quiet corners' }),
  ).toBeDefined()
  expect(page.inputsOf(createSection)).toMatchObject([{ board_id: '10', name: 'Spring' }])
  expect(page.inputsOf(createPin)).toMatchObject([{ board_id: '10', section: '71' }])
})

test('a description that is too long is kept and not sent', async () => {
  const page = openedSite({ create: () => answerWith(pin()) })
  const field = await screen.findByLabelText('Description')
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(501))
  await saveTo()
  expect(screen.getByText('Please enter no more than 500 characters.')).toBeDefined()
  expect(page.inputsOf(createPin)).toEqual([])
  expect(page.inputsOf(pickerBoards)).toHaveLength(1)
})

test('the board that the extension saved to last has the focus, so that Enter saves; another account does not have it', async () => {
  const query = { ...came, media: soup, last: '11' }
  const boards = [boardCard(), boardCard({ id: '11', name: 'Lamps', url: '/mira/lamps/' })]
  const page = openedSite({ query, boards })
  expect(await screen.findByText('Used last')).toBeDefined()
  await preview()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(page.inputsOf(createPin)).toMatchObject([{ board_id: '11' }]))
  cleanup()
  openedSite({ query })
  await board('Quiet corners')
  expect(screen.queryByText('Used last')).toBeNull()
})

test('the extension hears which board was saved to, and no name of a secret one', async () => {
  const sent: unknown[] = []
  const sendMessage = async (_: string, message: unknown) => void sent.push(message)
  vi.stubGlobal('chrome', { runtime: { sendMessage } })
  window.history.replaceState(null, '', `/?extension=${'abcdefghijklmnop'.repeat(2)}`)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  for (const privacy of ['public', 'secret'] as const) {
    openedSite({ boards: [boardCard({ privacy })] })
    await saveTo()
    await screen.findByRole('heading', { name: 'Saved to Quiet corners' })
    cleanup()
  }
  const kind = 'save.board-used'
  expect(sent).toEqual([
    { kind, board: { id: '10', name: 'Quiet corners' } },
    { kind, board: { id: '10', name: '' } },
  ])
})
