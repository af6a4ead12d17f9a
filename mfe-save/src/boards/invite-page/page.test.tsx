// @vitest-environment jsdom
import { getBoard } from '@tessera/contracts/calls/boards'
import { getInviteLink, joinByLink } from '@tessera/contracts/calls/invite-links'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import InvitePage from './page.tsx'

const inviter = {
  id: '2',
  username: 'mira',
  full_name: 'Mira Okafor',
  first_name: 'Mira',
  image_medium_url: null,
  is_default_image: true,
}

const link = { id: '10', name: 'Quiet corners', url: '/mira/quiet-corners/' }

const invite = {
  board: { ...link, image_cover_url: '/media/cover.jpg' },
  inviter,
  invited_at: '2026-01-01T00:00:00.000Z',
}

interface World {
  readonly looker?: Viewer
  readonly fault?: ErrorCode
  /** The viewer's role on the board; undefined while they may not see it. */
  readonly role?: 'owner' | 'collaborator' | null
  readonly join?: () => Response
}

const token = 'a'.repeat(43)
const zoe = viewer({ id: '9', username: 'zoe' })

function open({ looker, fault, role, join }: World = {}) {
  const shell = testShell({
    ...(looker === undefined ? {} : { viewer: looker }),
    ...answers(
      [getInviteLink, () => (fault === undefined ? answerWith(invite) : answerError(fault))],
      [
        getBoard,
        () =>
          role === undefined ? answerError('not-found') : answerWith(board({ viewer_role: role })),
      ],
      [joinByLink, join ?? (() => answerWith(link))],
    ),
  })
  shell.render(<InvitePage params={{ token }} query={new URLSearchParams()} />)
  return { ...shell, person: userEvent.setup() }
}

test('V1.10 V3.22 a visitor sees the board and who asks, signs up for it, and lands on it as one of its people', async () => {
  const { person, events, stores, addresses, toasts } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet corners' })).toBeDefined()
  expect(screen.getByText('Mira Okafor invited you to their board')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Join board' }))
  expect(events).toEqual([
    {
      name: 'auth.requested',
      payload: {
        source: 'boardInvite',
        start: 'sign-up',
        inviter: {
          id: '2',
          first_name: 'Mira',
          full_name: 'Mira Okafor',
          image_medium_url: null,
          is_default_image: true,
        },
      },
    },
  ])
  expect(addresses).toEqual([])
  stores.$viewer.set(zoe)
  await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
  expect(toasts).toMatchObject([{ text: 'You joined Quiet corners' }])
})

test('a visitor with an account is asked to log in', async () => {
  const { person, events } = open()
  await person.click(await screen.findByRole('button', { name: 'I have an account' }))
  expect(events).toMatchObject([{ payload: { source: 'boardInvite', start: 'log-in' } }])
})

for (const world of [{}, { role: null }])
  test(`a member joins with one press, ${'role' in world ? 'seeing' : 'not seeing'} the board before`, async () => {
    const { person, addresses } = open({ looker: zoe, ...world })
    await person.click(await screen.findByRole('button', { name: 'Join board' }))
    await waitFor(() => expect(addresses).toEqual(['/mira/quiet-corners/']))
    expect(screen.queryByRole('button', { name: 'I have an account' })).toBeNull()
  })

test('joining a full board shows an error', async () => {
  const { person, addresses } = open({
    looker: zoe,
    join: () => answerError('collaborators-full'),
  })
  await person.click(await screen.findByRole('button', { name: 'Join board' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This board has the maximum number of people.',
  )
  expect(addresses).toEqual([])
})

const standings = [
  ['owner', 'This is your board'],
  ['collaborator', "You're already on this board"],
] as const

for (const [role, said] of standings)
  test(`who is ${role} of the board gets a link to it instead of Join`, async () => {
    open({ looker: zoe, role })
    expect(await screen.findByText(said)).toBeDefined()
    const way = screen.getByRole('link', { name: 'Go to board' })
    expect(way.getAttribute('href')).toBe('/mira/quiet-corners/')
    expect(screen.queryByRole('button', { name: 'Join board' })).toBeNull()
  })

const ends = [
  ['invite-gone', 'This invitation has expired'],
  ['invite-used', 'This invitation has already been used'],
  ['bad-input', 'This invitation has expired'],
] as const

for (const [fault, said] of ends)
  test(`an invitation that cannot be used says why: ${fault}`, async () => {
    open({ fault })
    expect(await screen.findByRole('heading', { name: said })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Find ideas' })).toBeDefined()
  })

test('an invitation that fails to load can be retried', async () => {
  open({ fault: 'too-busy' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
