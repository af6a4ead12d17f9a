// @vitest-environment jsdom
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { similarPins, uploadImage } from '@tessera/contracts/calls/media'
import { createPin } from '@tessera/contracts/calls/pins'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import BuilderPage from '../page/page.tsx'

const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 600, close() {} }))
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => {}
})

/** Prepares the page; the service refuses pins with a refused title. */
function openedAlone(refused = '') {
  const titles: unknown[] = []
  let uploads = 0
  const house = testShell({
    viewer: viewer(),
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
      [similarPins, () => []],
      [
        uploadImage,
        () => {
          uploads += 1
          return { id: String(uploads), images: pin().images, dominant_color: '#abcdef' }
        },
      ],
      [
        createPin,
        ({ title, board_id: board }) => {
          titles.push([title, board])
          return title === refused ? answerError('not-allowed') : pin()
        },
      ],
    ),
  })
  const view = () => house.render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  return { ...house, titles, view }
}

/** Opens the page with three pictures. */
async function opened(refused = '') {
  const house = openedAlone(refused)
  const { unmount } = house.view()
  await userEvent.upload(screen.getByLabelText('Choose images'), files)
  await screen.findByRole('list', { name: 'Pins to publish' })
  return { ...house, unmount }
}

const thumbs = () =>
  within(screen.getByRole('list', { name: 'Pins to publish' })).getAllByRole('button')

async function show(number: number): Promise<void> {
  const thumb = thumbs()[number - 1]
  if (thumb !== undefined) await userEvent.click(thumb)
}

async function name(number: number, title: string): Promise<void> {
  await show(number)
  const field = screen.getByLabelText('Title')
  await userEvent.clear(field)
  await userEvent.type(field, title)
}

async function chooseBoard(): Promise<void> {
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
}

test('several pictures become a pin each, with the board that is chosen once, published in order', async () => {
  const { titles, addresses, toasts } = await opened()
  expect(thumbs()).toHaveLength(3)
  await name(1, 'One')
  await name(3, 'Three')
  await name(2, 'Two')
  await chooseBoard()
  await vi.waitFor(() =>
    expect(thumbs().map((thumb) => thumb.ariaLabel ?? thumb.getAttribute('aria-label'))).toEqual([
      'Pin 1 of 3, One',
      'Pin 2 of 3, Two',
      'Pin 3 of 3, Three',
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Publish 3 Pins' }))
  await vi.waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
  expect(titles).toEqual([
    ['One', '10'],
    ['Two', '10'],
    ['Three', '10'],
  ])
  expect(toasts).toMatchObject([{ text: '3 Pins published', tone: 'good' }])
})

test('nothing is published while a pin lacks something, and its form is shown', async () => {
  const { titles } = await opened()
  await name(2, 'Two')
  await userEvent.click(screen.getByRole('button', { name: 'Publish 3 Pins' }))
  expect(await screen.findByText("Don't forget to choose a board!")).toBeTruthy()
  expect(thumbs()[0]?.getAttribute('aria-current')).toBe('true')
  expect(titles).toEqual([])
})

test('a refused pin stays with its message, and the others are published', async () => {
  const { titles, addresses, toasts } = await opened('Two')
  await name(2, 'Two')
  await chooseBoard()
  await userEvent.click(screen.getByRole('button', { name: 'Publish 3 Pins' }))
  expect(await screen.findByText("You don't have permission to do that.")).toBeTruthy()
  await vi.waitFor(() => expect(titles).toHaveLength(3))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Two')
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts).toMatchObject([{ text: "2 of 3 Pins published. Check what's left." }])
  expect(addresses).toEqual([])
})

test('a removed pin is not published, and the text of the others survives a reload', async () => {
  const { unmount, view } = await opened()
  await name(1, 'One')
  await name(3, 'Three')
  await show(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove this Pin' }))
  expect(thumbs()).toHaveLength(2)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Three')
  unmount()
  view()
  expect(thumbs()).toHaveLength(2)
  await show(2)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Three')
  expect(screen.getByText('Your text was kept. Choose the image again.')).toBeTruthy()
})

test('selected pins get a tag together, by a form that stands outside of the form of the pin', async () => {
  const { titles } = await opened()
  await userEvent.click(screen.getByLabelText('Select all'))
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await userEvent.type(screen.getByLabelText('Tags'), 'soup')
  expect(document.querySelector('form form')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  for (const number of [1, 2, 3]) {
    await show(number)
    expect(screen.getByLabelText('Description')).toHaveProperty('value', '#soup')
  }
  expect(titles).toEqual([])
})

test('the only draft is duplicated with its words and picture, once it has any', async () => {
  const { view } = openedAlone()
  view()
  expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull()
  await userEvent.upload(screen.getByLabelText('Choose images'), files.slice(0, 1))
  await userEvent.type(screen.getByLabelText('Title'), 'Lamp')
  expect(await screen.findByText('The image is ready.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await screen.findByRole('list', { name: 'Pins to publish' })
  expect(thumbs().map((thumb) => thumb.getAttribute('aria-label'))).toEqual([
    'Pin 1 of 2, Lamp',
    'Pin 2 of 2, Lamp',
  ])
})
