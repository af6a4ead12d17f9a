// @vitest-environment jsdom
import { boardPins, createBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { similarPins, uploadImage } from '@tessera/contracts/calls/media'
import { createPin } from '@tessera/contracts/calls/pins'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import BuilderPage from './page.tsx'

const file = new File(['bytes'], 'soup.png', { type: 'image/png' })

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 600, close() {} }))
  URL.createObjectURL = () => 'blob:soup'
  URL.revokeObjectURL = () => {}
})

function page(
  publish: () => Response | Promise<Response>,
  create = () => answerWith(board()),
  query = '',
) {
  const bodies: unknown[] = []
  const noting =
    (answer: () => Response | Promise<Response>) =>
    (input: unknown): Response | Promise<Response> => {
      bodies.push(input)
      return answer()
    }
  const house = testShell({
    viewer: viewer(),
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
      [similarPins, () => []],
      [uploadImage, () => ({ id: '77', images: pin().images, dominant_color: '#abcdef' })],
      [createBoard, noting(create)],
      [createPin, noting(publish)],
    ),
  })
  const { unmount } = house.render(<BuilderPage params={{}} query={new URLSearchParams(query)} />)
  return { ...house, bodies, unmount }
}

async function fillIn() {
  await userEvent.upload(screen.getByLabelText('Choose images'), file)
  expect(await screen.findByText('The image is ready.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Title'), 'Soup')
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  expect(screen.getByRole('button', { name: 'Board: Quiet corners' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

test('publishing a picture, a title and a board fetches the board again and shows the confirmation over it', async () => {
  const { bodies, events, addresses, toasts } = page(() => answerWith(pin()))
  await fillIn()
  await vi.waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
  expect(bodies).toEqual([
    expect.objectContaining({ media_upload_id: '77', title: 'Soup', board_id: '10' }),
  ])
  expect(JSON.stringify(events)).toContain(boardPins.name)
  expect(events.at(-1)).toMatchObject({
    name: 'confirmation.requested',
    payload: { pinId: '42', board: { name: 'Quiet corners' } },
  })
  expect(toasts).toEqual([])
})

test('S6.21 an idea pin says its scenario, so that the service can stop idea pins alone', async () => {
  for (const [query, scenario] of [
    ['scenario=story_pin', 'story_pin'],
    ['scenario=business_nux', undefined],
  ] as const) {
    const { bodies, unmount } = page(() => answerError('not-allowed'), undefined, query)
    await userEvent.upload(screen.getByLabelText(/^Choose an? ?image/), file)
    await screen.findByText('The image is ready.')
    await userEvent.click(screen.getByLabelText('Board'))
    await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toHaveProperty('board_id')
    expect(bodies).toEqual([
      scenario === undefined
        ? expect.not.objectContaining({ scenario: expect.anything() })
        : expect.objectContaining({ scenario }),
    ])
    unmount()
    sessionStorage.clear()
  }
})

test('the alt text goes with the pin, and stays with a draft that is opened again', async () => {
  const { bodies, unmount } = page(() => answerError('not-allowed'))
  await userEvent.type(screen.getByLabelText('Alt text'), 'A bowl of soup.')
  await fillIn()
  await vi.waitFor(() =>
    expect(bodies).toEqual([expect.objectContaining({ alt_text: 'A bowl of soup.' })]),
  )
  unmount()
  page(() => answerWith(pin()))
  expect(screen.getByLabelText('Alt text')).toHaveProperty('value', 'A bowl of soup.')
})

test('the board of the address is chosen', async () => {
  page(() => answerWith(pin()), undefined, 'board=10')
  expect(await screen.findByRole('button', { name: 'Board: Quiet corners' })).toBeTruthy()
})

test('an error on publishing is shown on the page, and the draft is kept', async () => {
  page(() => answerError('not-allowed'))
  await fillIn()
  expect(await screen.findByText("You don't have permission to do that.")).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Soup')
  expect(screen.getByAltText('Your image')).toBeTruthy()
})

test('a board is created from the search of the chooser, and the pin goes to it', async () => {
  const { bodies, events } = page(
    () => answerWith(pin()),
    () => answerWith(board({ id: '77', name: 'Kitchen', url: '/mira/kitchen/' })),
  )
  await userEvent.upload(screen.getByLabelText('Choose images'), file)
  expect(await screen.findByText('The image is ready.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.type(await screen.findByRole('searchbox'), 'Kitchen{Enter}')
  expect(bodies).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Create “Kitchen”' }))
  expect(await screen.findByRole('button', { name: 'Board: Kitchen' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies).toMatchObject([{ name: 'Kitchen' }, { board_id: '77' }])
  expect(JSON.stringify(events)).toContain(userBoards.name)
})

test('a refused board name is shown in the chooser, which stays open', async () => {
  page(
    () => answerWith(pin()),
    () => answerError('boards-full'),
  )
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.type(await screen.findByRole('searchbox'), 'Kitchen')
  await userEvent.click(screen.getByRole('button', { name: 'Create “Kitchen”' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Kitchen')
})

test('a draft survives leaving the page and a reload, and is removed once the pin is published', async () => {
  const first = page(() => answerWith(pin()))
  await userEvent.type(screen.getByLabelText('Title'), 'Tomato ')
  first.unmount()
  const { addresses, render } = page(() => answerWith(pin()))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Tomato ')
  expect(screen.getByText('Your text was kept. Choose the image again.')).toBeTruthy()
  await fillIn()
  await vi.waitFor(() => expect(addresses).toHaveLength(1))
  cleanup()
  render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a draft that an earlier version kept is carried over once, without its board', () => {
  const former = 'tessera.pin-draft.2'
  const texts = { title: 'Soup', description: 'Slowly', link: '' }
  sessionStorage.setItem(former, JSON.stringify({ ...texts, board: 'new', newBoard: 'Kitchen' }))
  page(() => answerWith(pin())).unmount()
  expect(sessionStorage.getItem(former)).toBeNull()
  page(() => answerWith(pin()))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Soup')
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Slowly')
  expect(screen.getByText('Your text was kept. Choose the image again.')).toBeTruthy()
})

test('leaving while the pin is published shows a toast with a link, and removes the draft', async () => {
  const answer = Promise.withResolvers<Response>()
  const { addresses, toasts, unmount, render } = page(() => answer.promise)
  await fillIn()
  unmount()
  answer.resolve(answerWith(pin()))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ link: { to: '/pin/42/' } }]))
  expect(addresses).toEqual([])
  render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
})

test('a refusal after leaving shows a toast and keeps the draft', async () => {
  const answer = Promise.withResolvers<Response>()
  const { toasts, unmount, render } = page(() => answer.promise)
  await fillIn()
  unmount()
  answer.resolve(answerError('not-allowed'))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
  render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Soup')
})

test('a section of a board is chosen after its board, and Back leads to the boards', async () => {
  const made: unknown[] = []
  const lamps = { id: '5', title: 'Lamps', slug: 'lamps', pin_count: 0, preview_pins: [] }
  const kitchen = boardCard({ id: '12', name: 'Kitchen', section_count: 1 })
  const house = testShell({
    viewer: viewer(),
    ...answers(
      [pickerBoards, () => ({ all_boards: [boardCard(), kitchen], boards_shortlist: [] })],
      [sectionsToSaveTo, () => [lamps]],
      [similarPins, () => []],
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
  house.render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  await userEvent.upload(screen.getByLabelText('Choose images'), file)
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Kitchen/ }))
  expect(await screen.findByRole('dialog', { name: 'Choose a section' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('dialog', { name: 'Choose a board' })).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: /^Kitchen/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Lamps/ }))
  expect(screen.getByRole('button', { name: 'Board: Lamps in Kitchen' })).toBeDefined()
  expect(await screen.findByText('The image is ready.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await vi.waitFor(() => expect(made).toMatchObject([{ board_id: '12', section: '5' }]))
})

test('without the right to create, a sentence replaces the form', () => {
  const { render } = testShell({
    viewer: viewer(),
    experiments: { pin_creation: 'disable_all' },
  })
  render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  expect(screen.getByText("You can't create Pins right now")).toBeTruthy()
  expect(screen.queryByLabelText('Title')).toBeNull()
})

test('the pin of an ad is one at a time, and of the own pictures alone where web pins are stopped', () => {
  const { render } = testShell({
    viewer: viewer(),
    experiments: { pin_creation: 'disable_web_pins' },
  })
  render(<BuilderPage params={{}} query={new URLSearchParams('scenario=ad_creation')} />)
  expect(screen.getByLabelText('Choose an image')).toBeTruthy()
  expect(screen.queryByLabelText('Or save from a link')).toBeNull()
})

test('a pin that is published while its picture uploads is published once it has arrived, by one press', async () => {
  const arrived = Promise.withResolvers<void>()
  const service = answers(
    [pickerBoards, () => ({ all_boards: [boardCard()], boards_shortlist: [] })],
    [similarPins, () => []],
    [
      uploadImage,
      async () => {
        await arrived.promise
        return { id: '77', images: pin().images, dominant_color: '#abcdef' }
      },
    ],
    [createPin, () => pin()],
  )
  const house = testShell({ viewer: viewer(), ...service })
  const asked = () => service.asked.filter(({ call }) => call === createPin.name).length
  house.render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  await userEvent.upload(screen.getByLabelText('Choose images'), file)
  expect(await screen.findByText('Uploading…')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getByText("Don't forget to choose a board!")).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(asked()).toBe(0)
  arrived.resolve()
  await vi.waitFor(() => expect(asked()).toBe(1))
})
