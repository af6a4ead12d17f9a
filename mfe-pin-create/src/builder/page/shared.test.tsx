// @vitest-environment jsdom
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { similarPins, uploadImage } from '@tessera/contracts/calls/media'
import { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { createPin } from '@tessera/contracts/calls/pins'
import { sharedAt, sharesCache } from '@tessera/contracts/installed-app'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import BuilderPage from './page.tsx'

const lost = "We couldn't take your images along. Choose them here, or share them again."

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 600, close() {} }))
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => {}
})
afterEach(() => vi.unstubAllGlobals())

/** A browser in which the service worker left these files, under an id. */
function cachesWith(id: string, files: readonly File[]) {
  const held = new Map([[sharedAt(id), { formData: async () => ({ getAll: () => files }) }]])
  const cache = {
    match: async (path: string) => held.get(path),
    delete: async (path: string) => held.delete(path),
  }
  const open = async (name: string) => {
    expect(name).toBe(sharesCache)
    return cache
  }
  vi.stubGlobal('caches', { open })
  return held
}

function opened(query: string) {
  const made: unknown[] = []
  const house = testShell({
    viewer: viewer(),
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
      [similarPins, () => []],
      [
        findPinImages,
        (input) => {
          made.push(['looked up', input.url])
          return answerError('outside-unreachable')
        },
      ],
      [uploadImage, () => ({ id: '77', images: pin().images, dominant_color: '#abcdef' })],
      [
        createPin,
        (input) => {
          made.push(input)
          return pin()
        },
      ],
    ),
  })
  const view = () => house.render(<BuilderPage params={{}} query={new URLSearchParams(query)} />)
  const { unmount } = view()
  return { ...house, made, view, unmount }
}

const textIn = (label: string) => screen.getByLabelText(label).getAttribute('value')

/** Shows one of two drafts, once the empty draft is gone. */
async function show(number: number): Promise<void> {
  const name = new RegExp(`^Pin ${number} of 2`)
  await userEvent.click(await screen.findByRole('button', { name }))
}

const picture = (name: string) => new File([name], name, { type: 'image/png' })

test('shared pictures become a draft each, with the texts, and are not there for a second time', async () => {
  const held = cachesWith('1-a', [picture('a.png'), picture('b.png')])
  const { addresses, made } = opened('title=Soup&text=Slowly.&url=https://soup.example/&share=1-a')
  for (const number of [1, 2]) {
    await show(number)
    expect([textIn('Title'), textIn('Link')]).toEqual(['Soup', 'https://soup.example/'])
  }
  await waitFor(() => expect(held.size).toBe(0))
  expect(addresses).toEqual(['/pin-builder/'])
  expect(made).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a shared link is looked up, and nothing is published', async () => {
  const { made } = opened('text=https://soup.example/tomato&board=10')
  await waitFor(() => expect(made).toEqual([['looked up', 'https://soup.example/tomato']]))
  expect(textIn('Link')).toBe('https://soup.example/tomato')
})

test('shared content does not replace a draft that somebody has begun', async () => {
  const { view, unmount } = opened('')
  await userEvent.type(screen.getByLabelText('Title'), 'Stew')
  unmount()
  const { unmount: end } = opened('title=Soup')
  expect(await screen.findByRole('list', { name: 'Pins to publish' })).toBeDefined()
  expect(textIn('Title')).toBe('Soup')
  end()
  view()
  expect(await screen.findByRole('list', { name: 'Pins to publish' })).toBeDefined()
})

test.each(['title=Soup&unshared=2', 'title=Soup&share=1-gone'])(
  'files that could not come along are said, and the text is there: %s',
  async (query) => {
    cachesWith('1-other', [])
    opened(query)
    expect((await screen.findByRole('alert')).textContent).toBe(lost)
    expect(textIn('Title')).toBe('Soup')
  },
)

test('a file of a wrong type says so on its own draft, and the other one is ready', async () => {
  cachesWith('1-a', [picture('a.png'), new File(['x'], 'b.heic', { type: 'image/heic' })])
  opened('share=1-a')
  await show(1)
  expect(await screen.findByText('The image is ready.')).toBeDefined()
  await show(2)
  expect(await screen.findByText('Use a JPEG, PNG, WebP, GIF or AVIF image.')).toBeDefined()
})
