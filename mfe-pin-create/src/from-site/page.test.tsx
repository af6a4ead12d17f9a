// @vitest-environment jsdom

import {
  findPinImages,
  outsidePictureUrl,
  registerImage,
} from '@tessera/contracts/calls/outside-pages'
import { createPin } from '@tessera/contracts/calls/pins'
import { wayInSlot } from '@tessera/contracts/slots'
import { SlotsProvider } from '@tessera/module/react'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import FromSitePage from './page.tsx'
import { Saved } from './saved.tsx'

const [soup, bowl] = ['https://soup.example/a.jpg', 'https://soup.example/b.jpg']
const came = { url: 'https://www.soup.example/tomato', description: 'Red soup', guid: 'v1' }

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Given {
  readonly method?: string
  readonly query?: Readonly<Record<string, string>>
  readonly member?: boolean
  readonly pictures?: readonly string[] | 'none' | undefined
  readonly refuses?: boolean
}

function opened({
  method = 'bookmarklet',
  query = { ...came, media: soup },
  member = true,
  pictures = 'none',
  refuses = false,
}: Given = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = []
  const slotInputs: unknown[] = []
  const shell = testShell({
    ...(member ? { viewer: viewer() } : {}),
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const given = request.method === 'GET' ? searchParams.get('data') : await request.text()
      asked.push({ path: pathname, body: JSON.parse(given ?? 'null') })
      if (pathname.includes('BoardPickerBoards'))
        return answerWith({ all_boards: [boardCard()], boards_shortlist: [] })
      if (pathname === findPinImages.path && pictures !== 'none')
        return answerWith({
          items: pictures.map((url) => ({
            ...{ type: 'pinnable', url, width: null, height: null, title: '', description: '' },
          })),
          ...{ title: '', description: '', product: null, canonical_url: came.url },
        })
      if (pathname === registerImage.path)
        return refuses
          ? answerError('outside-unreachable')
          : answerWith({ media_upload_id: '77', state: 'ready' })
      return pathname === createPin.path ? answerWith(pin()) : answerError('not-found')
    },
  })
  const search = `?${new URLSearchParams(query)}`
  shell.stores.$address.set({ pathname: '/pin/create/bookmarklet/', search })
  shell.render(
    <SlotsProvider
      value={({ name, input }) => {
        if (name === wayInSlot.name) slotInputs.push(input)
        return name === wayInSlot.name ? <p>The way in</p> : null
      }}
    >
      <FromSitePage params={method === '' ? {} : { method }} query={new URLSearchParams(query)} />
    </SlotsProvider>,
  )
  return { ...shell, asked, slotInputs }
}

const preview = () => screen.findByAltText('Your picture')
const made = ({ asked }: ReturnType<typeof opened>) =>
  asked.filter(({ path }) => path === createPin.path).map(({ body }) => body)

async function publish() {
  await userEvent.click(await screen.findByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  expect(await screen.findByText('The picture is ready.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

test('a visitor sees what they are about to save, and beside it the way in, which leads back here', async () => {
  const { slotInputs, asked } = opened({ member: false })
  expect(await screen.findByText('The way in')).toBeDefined()
  expect(screen.getByAltText('Image from soup.example')).toHaveProperty(
    'src',
    `http://localhost:3000${outsidePictureUrl(soup)}`,
  )
  expect(screen.getByText('Red soup')).toBeDefined()
  const next = `/pin/create/bookmarklet/?${new URLSearchParams({ ...came, media: soup, arrived: '1' })}`
  expect(slotInputs.at(-1)).toEqual({ source: 'pinBookmarklet', next })
  expect(asked).toEqual([])
})

test.each([
  ['', 'scraped'],
  ['create', 'scraped'],
  ['button', 'button'],
])('S2.22 the method is create unless the address names another: %j', async (method, sent) => {
  const page = opened({ method })
  await publish()
  await waitFor(() => expect(made(page)).toMatchObject([{ method: sent }]))
})

test('a picture that cannot be shown leaves words in its place', async () => {
  opened({ member: false })
  const picture = screen.getByAltText('Image from soup.example')
  act(() => void picture.dispatchEvent(new Event('error')))
  expect(await screen.findByText("We can't show this image.")).toBeDefined()
})

test('a member finds the picture, the words and the link filled in, and they make the pin', async () => {
  const page = opened({ query: { ...came, media: soup, color: 'aa3311' } })
  expect(await preview()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(soup)}`)
  await publish()
  await waitFor(() => expect(made(page)).toHaveLength(1))
  expect(made(page)[0]).toMatchObject({
    ...{ media_upload_id: '77', description: 'Red soup', link: came.url, board_id: '10' },
    ...{ method: 'scraped', guid: 'v1', color: '#aa3311' },
  })
  expect(page.asked.find(({ path }) => path === registerImage.path)?.body).toEqual({
    image_url: soup,
  })
})

test('S7.20 without a picture those of the page are offered, and one press takes another', async () => {
  const page = opened({ query: came, pictures: [soup, bowl] })
  expect(await preview()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(soup)}`)
  expect(page.asked.find(({ path }) => path === findPinImages.path)?.body).toEqual({
    ...{ url: came.url, scrapeMetric: 'www_url_scrape' },
  })
  const other = screen.getByRole('button', { name: 'Image 2 of 2' })
  await userEvent.click(other)
  expect(other.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  const kept = page.asked.filter(({ path }) => path === registerImage.path)
  expect(kept.map(({ body }) => body)).toEqual([{ image_url: soup }, { image_url: bowl }])
})

async function expectOwnPicture(pictures: Given['pictures']) {
  const { toasts } = opened({ query: came, pictures })
  expect(await screen.findByText(/No picture was found there/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeDefined()
  expect(screen.getByLabelText('Link')).toHaveProperty('value', came.url)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts).toEqual([])
}

test('S8.8 a page that cannot be read leaves the builder for one’s own picture, and no error is said', () =>
  expectOwnPicture('none'))

test('so does a page without pictures', () => expectOwnPicture([]))

test('a picture that the other site does not give is said, and every word is still there', async () => {
  opened({ refuses: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByText('The other site did not give us this picture.')).toBeDefined()
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Red soup')
})

test('in a window of its own it is said that the pin is saved, and nobody is led away', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const { addresses } = opened()
  await publish()
  expect(await screen.findByRole('heading', { name: 'Saved to Quiet corners' })).toBeDefined()
  expect(addresses).toEqual([])
})

test('S2.25 a window that has done its work closes ten seconds later', () => {
  vi.useFakeTimers()
  const close = vi.spyOn(window, 'close').mockReturnValue()
  testShell({ viewer: viewer() }).render(<Saved pin={pin()} />)
  act(() => vi.advanceTimersByTime(9_999))
  expect(close).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(close).toHaveBeenCalledOnce()
})

test('in a tab that has been elsewhere the board follows', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(3)
  const { addresses } = opened()
  await publish()
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
})

test('nothing that can be used is said as such, with a way on', () => {
  opened({ query: { url: 'javascript:alert(1)' } })
  expect(screen.getByRole('heading', { name: 'No page to save' })).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/pin-builder/')
})

test.each([true, false])(
  'S2.33 the address of a pin of the product leads to where that pin is saved, a member: %j',
  (member) => {
    for (const path of ['/pin/42/', '/amp/pin/42/', '/pin/42']) {
      const { addresses } = opened({ member, query: { url: location.origin + path } })
      expect(addresses).toEqual(['/pin/42/repin/x/'])
    }
  },
)
