// @vitest-environment jsdom
import { createBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { savePin } from '@tessera/contracts/calls/pins'
import { Advertiser } from '@tessera/contracts/entities/advertiser'
import { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { z } from '@tessera/contracts/schema'
import { parsedInput } from '@tessera/testing/answers'
import { board, boardCard } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  gone,
  openSaveModal,
  rowOf,
  saved,
  section,
  titled,
} from '../../../test/opened-save-modal.tsx'

const made = board({ id: '77', name: 'Kitchen', url: '/mira/kitchen/' })

const advertiser = z.parse(Advertiser, {
  id: '72',
  owner_user_id: '9',
  owner_username: 'loom',
  name: 'Loom',
  country: 'US',
  currency: 'USD',
})
const adsOf = (id: string) => ({ id, username: 'loom', permissions: ['ADS'] })
const forLoom = { profile: adsOf('9'), advertisers: [advertiser] }

const ana = z.parse(ShareSuggestion, {
  type: 'user',
  id: '31',
  username: 'ana',
  full_name: 'Ana Prado',
  image_medium_url: null,
})

test('S2.16 the form suggests names for the pin that are not taken, and one press fills one in', async () => {
  const create = vi.fn(() => answerWith(made))
  const { user } = openSaveModal({ names: ['Reading nooks', 'Quiet Corners', 'Lamps'], create })
  await user.click(await screen.findByRole('button', { name: 'Create board' }))
  const list = await screen.findByRole('list', { name: 'Suggested board names' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Reading nooks',
    'Lamps',
  ])
  await user.click(screen.getByRole('button', { name: 'Reading nooks' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Reading nooks')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.lastCall).toMatchObject([{ name: 'Reading nooks', privacy: 'public' }])
})

async function fillIn(world: Parameters<typeof openSaveModal>[0] = {}) {
  const opened = openSaveModal({ boards: [], people: [ana], ...world })
  await titled('Create board')
  await opened.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Kitchen')
  return opened
}

test('S2.14 the form of a new board has a name, a secret switch, and a search for people to invite', async () => {
  const { user } = await fillIn()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kitchen')
  const secret = screen.getByRole('switch', { name: 'Keep this board secret' })
  await user.click(secret)
  expect(secret).toHaveProperty('checked', true)
  expect(peopleField()).not.toBeNull()
})

const peopleField = () => screen.queryByRole('group', { name: /collaborators/i })

test('S6.4 S5.10 the owner of an ad account can create a secret board and invite people', async () => {
  const create = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith(made))
  const invite = vi.fn(() => answerWith({ invited_user_ids: ['31'], emails: [] }))
  const own = z.parse(Advertiser, { ...advertiser, owner_user_id: '2', owner_username: 'mira' })
  const { user } = await fillIn({ create, invite, advertisers: [own] })
  await user.click(screen.getByRole('switch', { name: 'Keep this board secret' }))
  await user.type(screen.getByRole('searchbox'), 'ana')
  await user.click(await screen.findByRole('button', { name: /Ana Prado/, pressed: false }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(invite).toHaveBeenCalled())
  expect(create.mock.lastCall?.[0]).toEqual(
    parsedInput(createBoard, {
      name: 'Kitchen',
      privacy: 'secret',
      aux_data: { source: 'board_picker' },
    }),
  )
  expect(invite.mock.lastCall).toMatchObject([{ board_id: '77', invited_user_ids: ['31'] }])
})

test('a failed invitation is reported, and the pin is saved to the new board', async () => {
  const { user, toasts } = await fillIn({
    create: () => answerWith(made),
    invite: () => answerError('invites-many'),
  })
  await user.type(screen.getByRole('searchbox'), 'ana')
  await user.click(await screen.findByRole('button', { name: /Ana Prado/, pressed: false }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await gone()
  const said = () => toasts.map(({ text }) => text).join()
  await vi.waitFor(() => expect(said()).toContain("We couldn't invite people"))
})

test('S5.11 S6.5 for somebody else’s ad account the switch is on, disabled, and says that the board is protected', async () => {
  const create = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith(made))
  const save = vi.fn(saved)
  const { user } = await fillIn({ ...forLoom, create, save: (input) => save(input) })
  const name = "Protected board (not listed on user's profile)"
  const protect = screen.getByRole('switch', { name })
  expect(protect).toHaveProperty('checked', true)
  expect(protect).toHaveProperty('disabled', true)
  expect(screen.queryByRole('switch', { name: 'Keep this board secret' })).toBeNull()
  expect(peopleField()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(create.mock.lastCall?.[0]).toMatchObject({ privacy: 'protected', advertiser_id: '72' })
  expect(save).toHaveBeenCalledWith(
    parsedInput(savePin, { pin_id: '42', board_id: '77', advertiser_id: '72' }),
  )
})

test('for an ad account the chooser lists its protected boards, and saves and creates for it', async () => {
  const parted = boardCard({ privacy: 'protected', section_count: 1 })
  const addSection = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith(section()))
  const askSections = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith([]))
  const save = vi.fn(saved)
  const { user, asked } = openSaveModal({
    ...forLoom,
    boards: [parted],
    addSection,
    askSections,
    save: (input) => save(input),
  })
  await user.click(await rowOf('Quiet corners'))
  expect(asked).toEqual([
    parsedInput(pickerBoards, {
      pin_id: '42',
      advertiser_id: '72',
      filter: 'protected',
      username: 'loom',
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Add section' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lamps{Enter}')
  await waitFor(() => expect(save).toHaveBeenCalled())
  for (const { lastCall } of [askSections.mock, addSection.mock, save.mock])
    expect(lastCall?.[0]).toMatchObject({ board_id: '10', advertiser_id: '72' })
})

test('somebody who runs a whole business can create secret boards for it, and cannot invite people', async () => {
  const profile = { id: '9', username: 'loom', permissions: ['CONTENT'] }
  const { asked } = await fillIn({ profile })
  expect(asked).toEqual([parsedInput(pickerBoards, { pin_id: '42' })])
  expect(screen.getByRole('switch', { name: 'Keep this board secret' })).toBeDefined()
  expect(peopleField()).toBeNull()
})

test('for an ad account a board that is created from a search is protected', async () => {
  const create = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith(made))
  const { user } = openSaveModal({ ...forLoom, create })
  await user.type(await screen.findByRole('searchbox'), 'Kitchen')
  expect(screen.getByText('New protected board')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Create “Kitchen”' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.lastCall?.[0]).toMatchObject({ privacy: 'protected', advertiser_id: '72' })
})
