// @vitest-environment jsdom

import { advertisers } from '@tessera/contracts/calls/access'
import { createBoard, getBoard } from '@tessera/contracts/calls/boards'
import { createSection } from '@tessera/contracts/calls/sections'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { section } from '../../test/opened-site.tsx'
import CreateBoardPage from './create-board-page.tsx'
import CreateSectionPage from './create-section-page.tsx'
import { newPlaces } from './new-place.ts'

beforeEach(() => sessionStorage.clear())

const next = '/pin/create/button/?url=https%3A%2F%2Fsoup.example%2F&board=10'
const soups = board({ id: '11', name: 'Soups', url: '/mira/soups/' })

function opened(refuses = false) {
  const service = answers(
    [createBoard, () => (refuses ? answerError('name-taken') : soups)],
    [getBoard, () => board()],
    [createSection, () => ({ ...section, id: '71', title: 'Spring', slug: 'spring' })],
  )
  return { ...testShell({ viewer: viewer(), answer: service.answer }), asked: service.asked }
}

const typeName = async (name: string) =>
  userEvent.type(await screen.findByLabelText('Name'), `${name}{Enter}`)

test('a board that is created for a pin leads back to it', async () => {
  const { render, addresses } = opened()
  render(<CreateBoardPage params={{}} query={new URLSearchParams({ next })} />)
  await typeName('Soups')
  await waitFor(() => expect(addresses).toEqual([`back, or ${next}`]))
  expect(newPlaces('2').get(next)).toEqual({ board: { id: '11', name: 'Soups' }, section: null })
})

test('S6.7 for an ad account of somebody else a board is created protected, and for its ad account', async () => {
  const account = {
    id: '72',
    owner_user_id: '9',
    owner_username: 'oak',
    name: 'Oak',
    country: 'US',
    currency: 'USD',
  }
  const service = answers([createBoard, () => soups], [advertisers, () => [account]])
  const { render, stores } = testShell({ viewer: viewer(), answer: service.answer })
  stores.$profile.set({ id: '9', username: 'oak', permissions: ['ADS'] })
  render(<CreateBoardPage params={{}} query={new URLSearchParams({ next })} />)
  const alwaysOn = await screen.findByRole('switch', { name: /^Protected board/ })
  expect(alwaysOn).toMatchObject({ checked: true, disabled: true })
  await typeName('Soups')
  const created = () => service.asked.find(({ call }) => call === createBoard.name)?.input
  await waitFor(() =>
    expect(created()).toMatchObject({ name: 'Soups', privacy: 'protected', advertiser_id: '72' }),
  )
})

test('a board that is created for nothing is opened', async () => {
  const { render, addresses } = opened()
  render(<CreateBoardPage params={{}} query={new URLSearchParams({ next: '//evil.example/' })} />)
  await typeName('Soups')
  await waitFor(() => expect(addresses).toEqual(['/mira/soups/']))
})

test('S8.6 a board that is refused on its page shows the message of the service and keeps the name', async () => {
  const { render, addresses } = opened(true)
  render(<CreateBoardPage params={{}} query={new URLSearchParams({ next })} />)
  await typeName('Soups')
  expect(await screen.findByText(/already have|taken/i)).toBeDefined()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Soups')
  expect(addresses).toEqual([])
})

test('a section that is created for a pin leads back to it', async () => {
  const { render, addresses, asked } = opened()
  render(<CreateSectionPage params={{ boardId: '10' }} query={new URLSearchParams({ next })} />)
  await typeName('Spring')
  await waitFor(() => expect(addresses).toEqual([`back, or ${next}`]))
  expect(asked.find(({ call }) => call === createSection.name)?.input).toMatchObject({
    board_id: '10',
    name: 'Spring',
  })
  expect(newPlaces('2').get(next)).toEqual({
    board: { id: '10', name: 'Quiet corners' },
    section: { id: '71', title: 'Spring' },
  })
})
