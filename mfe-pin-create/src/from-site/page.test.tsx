// @vitest-environment jsdom

import { pickerBoards } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import {
  findPinImages,
  outsidePictureUrl,
  registerImage,
} from '@tessera/contracts/calls/outside-pages'
import { createPin } from '@tessera/contracts/calls/pins'
import { wayInSlot } from '@tessera/contracts/slots'
import { SlotsProvider } from '@tessera/module/react'
import { answers, parsedInput } from '@tessera/testing/answers'
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
  /** The page's pictures, or the error of reading it. */
  readonly pictures?: readonly string[] | 'outside-unreachable' | 'outside-nopin' | undefined
  readonly refuses?: boolean
  /** How many searches for the page's pictures fail first. */
  readonly failures?: number
}

function opened({
  method = 'bookmarklet',
  query = { ...came, media: soup },
  member = true,
  pictures = 'outside-unreachable',
  refuses = false,
  failures = 0,
}: Given = {}) {
  const slotInputs: unknown[] = []
  let failed = 0
  const service = answers(
    [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
    [
      findPinImages,
      () => {
        failed += 1
        if (failed <= failures) return answerError('unexpected')
        if (typeof pictures === 'string') return answerError(pictures)
        return answerWith({
          items: pictures.map((url) => ({
            ...{ type: 'pinnable', url, width: null, height: null, title: '', description: '' },
          })),
          ...{ title: '', description: '', product: null, canonical_url: came.url },
        })
      },
    ],
    [
      registerImage,
      () =>
        refuses
          ? answerError('outside-unreachable')
          : answerWith({ media_upload_id: '77', state: 'ready' }),
    ],
    [createPin, () => pin()],
  )
  const shell = testShell({ ...(member ? { viewer: viewer() } : {}), answer: service.answer })
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
  const inputsOf = ({ name }: Call) =>
    service.asked.filter(({ call }) => call === name).map(({ input }) => input)
  return { ...shell, asked: service.asked, inputsOf, slotInputs }
}

const preview = () => screen.findByAltText('Your image')
const made = ({ inputsOf }: ReturnType<typeof opened>) => inputsOf(createPin)

async function publish() {
  await userEvent.click(await screen.findByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  expect(await screen.findByText('The image is ready.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

test('a visitor sees the pin that they are about to save and the log-in form, which leads back here', async () => {
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

test('a picture that does not load is replaced by a message', async () => {
  opened({ member: false })
  const picture = screen.getByAltText('Image from soup.example')
  act(() => void picture.dispatchEvent(new Event('error')))
  expect(await screen.findByText("We can't show this image.")).toBeDefined()
})

test('a member finds the picture, the description and the link filled in, and publishes the pin', async () => {
  const page = opened({ query: { ...came, media: soup, color: 'aa3311' } })
  expect(await preview()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(soup)}`)
  await publish()
  await waitFor(() => expect(made(page)).toHaveLength(1))
  expect(made(page)[0]).toMatchObject({
    ...{ media_upload_id: '77', description: 'Red soup', link: came.url, board_id: '10' },
    ...{ method: 'scraped', guid: 'v1', color: '#aa3311' },
  })
  expect(page.inputsOf(registerImage)).toEqual([parsedInput(registerImage, { image_url: soup })])
})

test('S7.20 without a picture the page’s pictures are offered, and one press chooses another', async () => {
  const page = opened({ query: came, pictures: [soup, bowl] })
  expect(await preview()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(soup)}`)
  expect(page.inputsOf(findPinImages)).toEqual([
    parsedInput(findPinImages, { url: came.url, scrapeMetric: 'www_url_scrape' }),
  ])
  const other = screen.getByRole('button', { name: 'Image 2 of 2' })
  await userEvent.click(other)
  expect(other.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  expect(page.inputsOf(registerImage)).toMatchObject([{ image_url: soup }, { image_url: bowl }])
})

const reasons = [
  ['outside-unreachable', "We can't reach this page."],
  ['outside-nopin', "This page doesn't let us save from it."],
  [[], 'No images found on this page. Upload one instead.'],
] as const

test.each(reasons)(
  'S8.8 a page that answers %j shows the reason and no error',
  async (pictures, reason) => {
    const { toasts } = opened({ query: came, pictures })
    expect(await screen.findByText(reason)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Choose an image' })).toBeDefined()
    expect(screen.getByLabelText('Link')).toHaveProperty('value', came.url)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(toasts).toEqual([])
  },
)

test('a search for pictures that fails is tried again by a press', async () => {
  opened({ query: came, pictures: [soup, bowl], failures: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await preview()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(soup)}`)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a page without pictures offers no second try', async () => {
  opened({ query: came, pictures: [] })
  expect(await screen.findByText(/^No images found/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a picture that cannot be fetched from the other site shows an error, and the text stays', async () => {
  opened({ refuses: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByText("We couldn't get this image from the other site.")).toBeDefined()
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Red soup')
})

test('a window of its own says that the pin is saved, and stays on the page', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const { addresses } = opened()
  await publish()
  expect(await screen.findByRole('heading', { name: 'Saved to Quiet corners' })).toBeDefined()
  expect(addresses).toEqual([])
})

test('S2.25 a window of its own closes ten seconds after the pin is saved', () => {
  vi.useFakeTimers()
  const close = vi.spyOn(window, 'close').mockReturnValue()
  testShell({ viewer: viewer() }).render(<Saved pin={pin()} />)
  act(() => vi.advanceTimersByTime(9_999))
  expect(close).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(close).toHaveBeenCalledOnce()
})

test('a tab with a history opens the board after publishing', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(3)
  const { addresses } = opened()
  await publish()
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
})

test('an address without a usable page says so, and links to the builder', () => {
  opened({ query: { url: 'javascript:alert(1)' } })
  expect(screen.getByRole('heading', { name: 'No page to save' })).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/pin-builder/')
})

test.each([true, false])(
  'S2.33 the address of one of the product’s own pins redirects to saving that pin, a member: %j',
  (member) => {
    for (const path of ['/pin/42/', '/amp/pin/42/', '/pin/42']) {
      const { addresses } = opened({ member, query: { url: location.origin + path } })
      expect(addresses).toEqual(['/pin/42/repin/x/'])
    }
  },
)
