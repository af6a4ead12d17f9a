// @vitest-environment jsdom

import { pickerBoards } from '@tessera/contracts/calls/boards'
import { similarPins, uploadImage } from '@tessera/contracts/calls/media'
import {
  findPinImages,
  outsidePictureUrl,
  registerImage,
} from '@tessera/contracts/calls/outside-pages'
import { createPin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import BuilderPage from './page.tsx'

const [soup, bowl] = ['https://soup.example/a.jpg', 'https://soup.example/b.jpg']

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 1000, close() {} }))
  URL.createObjectURL = () => 'blob:card'
  URL.revokeObjectURL = () => {}
})

/** Renders the builder on a service that finds these pictures, with the title of their page. */
function opened(
  found: readonly string[] | ErrorCode = [soup, bowl],
  lost: Readonly<Record<string, ErrorCode>> = {},
) {
  const asked: string[] = []
  const made: unknown[] = []
  const house = testShell({
    viewer: viewer(),
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
      [
        findPinImages,
        (input) => {
          asked.push(input.url)
          const error = typeof found === 'string' ? found : lost[input.url]
          if (error !== undefined || typeof found === 'string')
            return answerError(error ?? 'outside-unreachable')
          const items = found.map((address) => ({
            type: 'pinnable' as const,
            url: address,
            width: null,
            height: null,
            title: '',
            description: '',
          }))
          const title = `Page ${asked.length}`
          return { items, title, description: '', product: null, canonical_url: input.url }
        },
      ],
      [registerImage, () => ({ media_upload_id: '77', state: 'ready' as const })],
      [similarPins, () => []],
      [uploadImage, () => ({ id: '78', images: pin().images, dominant_color: '#abcdef' })],
      [
        createPin,
        (input) => {
          made.push(input)
          return pin()
        },
      ],
    ),
  })
  house.render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  return { ...house, asked, made }
}

const field = () => screen.getByLabelText('Or save from a link')
const look = (text: string) => userEvent.type(field(), `${text}{Enter}`)
const shown = () => screen.findByAltText('Your image')
const textIn = (label: string) => screen.getByLabelText(label).getAttribute('value')

async function publish() {
  await userEvent.click(await screen.findByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  expect(await screen.findByText('The image is ready.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

test('an address without its scheme is looked up; its first picture, title and link go to the pin', async () => {
  const { asked, made } = opened()
  await look('soup.example/tomato')
  expect(await shown()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(soup)}`)
  expect(asked).toEqual(['https://soup.example/tomato'])
  expect([textIn('Title'), textIn('Link')]).toEqual(['Page 1', 'https://soup.example/tomato'])
  await userEvent.click(screen.getByRole('button', { name: 'Image 2 of 2' }))
  expect(await shown()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(bowl)}`)
  await publish()
  await waitFor(() =>
    expect(made).toMatchObject([
      { method: 'scraped', title: 'Page 1', link: 'https://soup.example/tomato' },
    ]),
  )
})

test('what is no address has an error at its field, and nothing is published or asked', async () => {
  const { asked, made } = opened()
  await look('tomato soup')
  expect(
    screen.getByText('Enter the address of a web page, such as example.com/idea.'),
  ).toBeDefined()
  expect([asked, made]).toEqual([[], []])
})

test('a link that is pasted outside of a field is looked up; in a field it is text', async () => {
  const { asked } = opened()
  const data = { files: [], getData: (type: string) => (type === 'text/plain' ? soup : '') }
  fireEvent.paste(screen.getByLabelText('Title'), { clipboardData: data })
  expect(asked).toEqual([])
  fireEvent.paste(document.body, { clipboardData: data })
  await shown()
  expect(asked).toEqual([soup])
})

test('a link that is dropped on the page’s picture is looked up', async () => {
  const { asked } = opened()
  const data = {
    files: [],
    getData: (type: string) => (type === 'text/uri-list' ? `# from a list\n${soup}` : ''),
  }
  fireEvent.drop(screen.getByRole('region', { name: 'Image' }), { dataTransfer: data })
  await shown()
  expect(asked).toEqual([soup])
})

test('a link that is typed first is looked up while there is no picture', async () => {
  const { asked } = opened()
  await userEvent.type(screen.getByLabelText('Link'), 'soup.example')
  await userEvent.tab()
  await shown()
  expect(asked).toEqual(['https://soup.example/'])
})

test('another page replaces the picture and title of the last one, but not what somebody wrote', async () => {
  opened()
  await look('soup.example/1')
  await shown()
  await userEvent.clear(field())
  await look('soup.example/2')
  await waitFor(() => expect(textIn('Title')).toBe('Page 2'))
  await shown()
  await userEvent.type(screen.getByLabelText('Title'), '!')
  await userEvent.clear(field())
  await look('soup.example/3')
  await waitFor(() => expect(textIn('Link')).toBe('https://soup.example/3'))
  expect(textIn('Title')).toBe('Page 2!')
})

test.each([
  ['outside-unreachable', "We can't reach this page."],
  ['outside-too-slow', 'That page took too long to respond.'],
  ['outside-nopin', "This page doesn't let us save from it."],
  ['empty', 'No images found on this page. Upload one instead.'],
] as const)(
  '%s says so, and only a page that forbids it offers no image from its title',
  async (kind, text) => {
    opened(kind === 'empty' ? [] : kind)
    await look('soup.example/tomato')
    expect(await screen.findByText(text)).toBeDefined()
    const offers = screen.queryByRole('button', { name: 'Make an image from the title' })
    expect(offers === null).toBe(kind === 'outside-nopin')
  },
)

test('a link that fails changes neither the picture nor a word, and says so', async () => {
  opened([soup, bowl], { 'https://soup.example/lost': 'outside-unreachable' })
  await look('soup.example/1')
  await shown()
  await userEvent.clear(field())
  await look('soup.example/lost')
  expect(await screen.findByText("We can't reach this page.")).toBeDefined()
  expect(await shown()).toHaveProperty('src', `http://localhost:3000${outsidePictureUrl(soup)}`)
  expect([textIn('Title'), textIn('Link')]).toEqual(['Page 1', 'https://soup.example/1'])
  // The other pictures of the page that was read stay, too.
  expect(screen.getByRole('button', { name: 'Image 2 of 2' })).toBeDefined()
})

test('a link that fails leaves an empty draft empty, until the image of its title is taken', async () => {
  opened('outside-unreachable')
  await look('soup.example/lost')
  await screen.findByText("We can't reach this page.")
  expect([textIn('Title'), textIn('Link')]).toEqual(['', ''])
})

test("a file in place of a page's picture takes the page's words away, but not what was written", async () => {
  opened([soup])
  await look('soup.example/1')
  await shown()
  await userEvent.type(screen.getByLabelText('Description'), 'My own words')
  const file = new File(['x'], 'mine.png', { type: 'image/png' })
  const [input] = screen.getAllByLabelText<HTMLInputElement>(/^Choose/)
  await userEvent.upload(input ?? document.createElement('input'), file)
  await waitFor(() => expect([textIn('Title'), textIn('Link')]).toEqual(['', '']))
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'My own words')
})

test('a file for a page without pictures keeps the words of the page', async () => {
  opened([])
  await look('soup.example/1')
  await screen.findByText('No images found on this page. Upload one instead.')
  const file = new File(['x'], 'mine.png', { type: 'image/png' })
  const [input] = screen.getAllByLabelText<HTMLInputElement>(/^Choose/)
  await userEvent.upload(input ?? document.createElement('input'), file)
  await shown()
  expect([textIn('Title'), textIn('Link')]).toEqual(['Page 1', 'https://soup.example/1'])
})

test('a link without pictures becomes a pin with an image of its title', async () => {
  const written: string[] = []
  const context = {
    fillRect() {},
    fillText: (line: string) => written.push(line),
    measureText: (line: string) => ({ width: line.length * 40 }),
  }
  HTMLCanvasElement.prototype.getContext = () => context as never
  HTMLCanvasElement.prototype.toBlob = (give) => give(new Blob(['png'], { type: 'image/png' }))
  const { made } = opened([])
  await look('soup.example/tomato')
  await userEvent.click(await screen.findByRole('button', { name: 'Make an image from the title' }))
  await publish()
  expect(written).toEqual(['Page 1', 'soup.example'])
  await waitFor(() =>
    expect(made).toMatchObject([{ media_upload_id: '78', link: 'https://soup.example/tomato' }]),
  )
})

test('the address of a Tessera pin opens saving it instead', async () => {
  const { addresses, asked } = opened()
  await look('http://localhost:3000/pin/42/')
  expect(addresses).toEqual(['/pin/42/repin/x/'])
  expect(asked).toEqual([])
})
