// @vitest-environment jsdom

import { board, boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
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

function page(publish: () => Response, create = () => answerWith(board())) {
  const bodies: unknown[] = []
  const house = testShell({
    viewer: viewer(),
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('BoardPickerBoards'))
        return answerWith({ all_boards: [boardCard()], boards_shortlist: [] })
      if (pathname.includes('media'))
        return answerWith({ id: '77', images: pin().images, dominant_color: '#abcdef' })
      bodies.push(await request.json())
      return pathname.includes('BoardResource') ? create() : publish()
    },
  })
  house.render(<BuilderPage />)
  return { ...house, bodies }
}

async function fillIn() {
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file)
  expect(await screen.findByText('The picture is ready.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Title'), 'Soup')
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.click(await screen.findByRole('button', { name: /^Quiet corners/ }))
  expect(screen.getByRole('button', { name: 'Board: Quiet corners' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

test('publishing a picture, a title and a board emits pin.created and shows the confirmation over the board', async () => {
  const { bodies, events, addresses, toasts } = page(() => answerWith(pin()))
  await fillIn()
  await vi.waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
  expect(bodies).toEqual([
    expect.objectContaining({ media_upload_id: '77', title: 'Soup', board_id: '10' }),
  ])
  expect(events.map(({ name }) => name)).toContain('pin.created')
  expect(events.at(-1)).toMatchObject({
    name: 'confirmation.requested',
    payload: { pinId: '42', board: { name: 'Quiet corners' } },
  })
  expect(toasts).toEqual([])
})

test('an error on publishing is shown on the page, and the draft is kept', async () => {
  page(() => answerError('not-allowed'))
  await fillIn()
  expect(await screen.findByText("You don't have permission to do that.")).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Soup')
  expect(screen.getByAltText('Your picture')).toBeTruthy()
})

test('a board is created from the search of the chooser, and the pin goes to it', async () => {
  const { bodies, events } = page(
    () => answerWith(pin()),
    () => answerWith(board({ id: '77', name: 'Kitchen', url: '/mira/kitchen/' })),
  )
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file)
  expect(await screen.findByText('The picture is ready.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.type(await screen.findByRole('searchbox'), 'Kitchen{Enter}')
  expect(bodies).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Create “Kitchen”' }))
  expect(await screen.findByRole('button', { name: 'Board: Kitchen' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies).toMatchObject([{ name: 'Kitchen' }, { board_id: '77' }])
  expect(events.map(({ name }) => name)).toContain('board.created')
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
