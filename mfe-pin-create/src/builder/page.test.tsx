// @vitest-environment jsdom

import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
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

function page(publish: () => Response) {
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
      return publish()
    },
  })
  house.render(<BuilderPage />)
  return { ...house, bodies }
}

async function fillIn() {
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file)
  expect(await screen.findByText('The picture is ready.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Title'), 'Soup')
  await userEvent.selectOptions(await screen.findByLabelText('Board'), 'Quiet corners')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

test('a picture, a title and a board make a pin; everybody hears of it, and it is confirmed over its board', async () => {
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

test('a refusal is said on the page, and every word is still there', async () => {
  page(() => answerError('not-allowed'))
  await fillIn()
  expect(await screen.findByText('You are not allowed to do that.')).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Soup')
  expect(screen.getByAltText('Your picture')).toBeTruthy()
})
