// @vitest-environment jsdom
import {
  boardCollaborators,
  inviteToBoard,
  removeCollaborator,
  withdrawInvite,
} from '@tessera/contracts/calls/collaborators'
import { createInviteLink, revokeInviteLinks } from '@tessera/contracts/calls/invite-links'
import {
  shareSuggestions,
  shareSuggestionsTypeahead,
} from '@tessera/contracts/calls/share-suggestions'
import type { BoardRole } from '@tessera/contracts/entities/board'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../test/service.ts'
import PeopleModal from './people-modal.tsx'

const person = (id: string, full_name: string) => ({
  id,
  username: full_name.split(' ')[0]?.toLowerCase(),
  full_name,
  image_medium_url: null,
})
const mira = person('2', 'Mira Okafor')
const zoe = person('7', 'Zoe Berg')
const owner = { type: 'user', state: 'owner', user: mira }

type Input = Readonly<Record<string, unknown>>

interface World {
  readonly role?: BoardRole | null
  readonly self?: string
  readonly privacy?: string
  readonly people?: readonly unknown[]
  readonly invite?: (input: Input) => Response | Promise<Response>
  readonly remove?: () => Response
}

function open({ role = 'owner', self = '2', privacy = 'public', ...world }: World = {}) {
  const people = [owner, ...(world.people ?? [])]
  const asked: Input[] = []
  const note =
    (answer: (input: Input) => Response | Promise<Response>) =>
    (input: Input): Response | Promise<Response> => {
      asked.push(input)
      return answer(input)
    }
  const gone = (match: (each: unknown) => boolean) => {
    people.splice(people.findIndex(match), 1)
    return answerWith(null)
  }
  const shell = testShell({
    viewer: viewer({ id: self, username: 'self' }),
    answer: service(
      [boardCollaborators, () => answerWith(people)],
      [shareSuggestions, () => answerWith([{ type: 'user_share_suggestion', ...zoe }])],
      [
        shareSuggestionsTypeahead,
        ({ term }) =>
          answerWith(term === 'an' ? [{ type: 'user', ...person('3', 'Ana Lima') }] : []),
      ],
      [
        inviteToBoard,
        note(world.invite ?? (() => answerWith({ invited_user_ids: [], emails: [] }))),
      ],
      [removeCollaborator, note(world.remove ?? (() => gone((each) => each !== owner)))],
      [withdrawInvite, note(() => gone((each) => each !== owner))],
      [
        createInviteLink,
        () =>
          answerWith({
            invite_url: 'http://localhost:3000/invite/abc/',
            expires_at: '2027-01-31T12:00:00.000Z',
          }),
      ],
      [revokeInviteLinks, () => answerWith(null)],
    ),
  })
  const closed: true[] = []
  shell.render(
    <PeopleModal board={board({ viewer_role: role, privacy })} onClose={() => closed.push(true)} />,
  )
  return { ...shell, asked, closed, hand: userEvent.setup() }
}

const search = () => screen.findByRole('searchbox', { name: 'Search by name or email' })
const listed = async () =>
  within(await screen.findByRole('list', { name: 'On this board' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('S5.12 an address asks to keep typing until it is whole, then to be sent', async () => {
  const { hand } = open()
  const field = await search()
  await hand.type(field, 'ana@mail')
  expect(screen.getByText('Keep typing!')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Click to send!/ })).toBeNull()
  await hand.type(field, '.test')
  expect(screen.getByRole('button', { name: 'Click to send! ana@mail.test' })).toBeDefined()
  expect(screen.queryByText('Keep typing!')).toBeNull()
})

test('S5.13 after the invite an address shows ‘Done!’, and an invited user’s row ‘Sent’', async () => {
  const { hand, asked } = open()
  await hand.click(await screen.findByRole('button', { name: 'Invite Zoe Berg' }))
  expect(await screen.findByText('Sent')).toBeDefined()
  const field = await search()
  await hand.type(field, 'Ana@Mail.test')
  await hand.click(screen.getByRole('button', { name: 'Click to send! ana@mail.test' }))
  expect(await screen.findByText('Done!')).toBeDefined()
  expect(asked).toEqual([
    { board_id: '10', invited_user_ids: ['7'], emails: [] },
    { board_id: '10', invited_user_ids: [], emails: ['ana@mail.test'] },
  ])
  await hand.clear(field)
  expect(await screen.findByText('Sent')).toBeDefined()
})

test('Enter sends a whole address, and once', async () => {
  const { hand, asked } = open()
  await hand.type(await search(), 'ana@mail.test{Enter}{Enter}')
  expect(await screen.findByText('Done!')).toBeDefined()
  expect(asked).toHaveLength(1)
})

test('an invitation that was refused says why and can be sent again', async () => {
  let tries = 0
  const { hand } = open({
    invite: () => {
      tries += 1
      return tries === 1
        ? answerError('collaborators-full')
        : answerWith({ invited_user_ids: [], emails: [] })
    },
  })
  const invite = await screen.findByRole('button', { name: 'Invite Zoe Berg' })
  await hand.click(invite)
  expect((await screen.findByRole('alert')).textContent).toMatch(/as many people as a board/)
  await hand.click(screen.getByRole('button', { name: 'Invite Zoe Berg' }))
  expect(await screen.findByText('Sent')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('people are found by the beginning of a name; where there is nobody, it says so', async () => {
  const { hand } = open()
  const field = await search()
  await hand.type(field, 'an')
  expect(await screen.findByRole('button', { name: 'Invite Ana Lima' })).toBeDefined()
  await hand.type(field, 'x')
  expect(await screen.findByText(/^Nobody is called “anx”/)).toBeDefined()
})

test('a board’s people are listed by what they are to it, the viewer as such', async () => {
  const others = [
    { type: 'user', state: 'active', user: zoe },
    { type: 'user', state: 'invited', user: person('3', 'Ana Lima') },
    { type: 'email', state: 'invited', email: 'ben@mail.test' },
  ]
  open({ people: others })
  expect(await listed()).toEqual([
    expect.stringContaining('Mira Okafor (you)Owner'),
    expect.stringContaining('Zoe BergCollaborator'),
    expect.stringContaining('Ana LimaInvited'),
    expect.stringContaining('ben@mail.testInvited by email'),
  ])
})

test('an owner takes somebody off after being asked once more, and may think better of it', async () => {
  const { hand, asked, events } = open({ people: [{ type: 'user', state: 'active', user: zoe }] })
  await hand.click(await screen.findByRole('button', { name: 'Remove Zoe Berg' }))
  const asks = 'Take Zoe Berg off this board? What they saved stays.'
  const question = screen.getByRole('group', { name: asks })
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep' }))
  await hand.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: asks })).toBeNull()
  expect(asked).toEqual([])
  await hand.click(screen.getByRole('button', { name: 'Remove Zoe Berg' }))
  await hand.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await listed()).toHaveLength(1))
  expect(asked).toEqual([{ board_id: '10', user_id: '7' }])
  expect(events).toContainEqual({ name: 'board.changed', payload: { boardId: '10' } })
})

test('somebody who could not be taken off stays, and it says why', async () => {
  const { hand } = open({
    people: [{ type: 'user', state: 'active', user: zoe }],
    remove: () => answerError('too-busy'),
  })
  await hand.click(await screen.findByRole('button', { name: 'Remove Zoe Berg' }))
  await hand.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  await hand.click(screen.getByRole('button', { name: 'Keep' }))
  expect(await listed()).toHaveLength(2)
})

test('an invitation to an address is taken back', async () => {
  const { hand, asked } = open({
    people: [{ type: 'email', state: 'invited', email: 'ben@mail.test' }],
  })
  await hand.click(await screen.findByRole('button', { name: 'Take back ben@mail.test' }))
  await hand.click(screen.getByRole('button', { name: 'Take back' }))
  await waitFor(async () => expect(await listed()).toHaveLength(1))
  expect(asked).toEqual([{ board_id: '10', email: 'ben@mail.test' }])
})

test('whoever leaves a secret board is led away from it; of others they take off nobody', async () => {
  const { hand, addresses, toasts, closed } = open({
    role: 'collaborator',
    self: '7',
    privacy: 'secret',
    people: [
      { type: 'user', state: 'active', user: zoe },
      { type: 'user', state: 'active', user: person('3', 'Ana Lima') },
    ],
  })
  await hand.click(await screen.findByRole('button', { name: 'Leave Zoe Berg' }))
  expect(screen.queryByRole('button', { name: /Ana Lima$/ })).toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(addresses).toEqual(['/self/']))
  expect(closed).toHaveLength(1)
  expect(toasts).toMatchObject([{ text: 'You left Quiet corners' }])
})

test('a link is made, copied and ended', async () => {
  const { hand } = open()
  await hand.click(await screen.findByRole('button', { name: 'Create a link' }))
  const field = await screen.findByRole('textbox', { name: 'Invite link' })
  expect(field).toHaveProperty('value', 'http://localhost:3000/invite/abc/')
  expect(screen.getByText(/^Good until January 31, 2027/)).toBeDefined()
  await hand.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/invite/abc/')
  await hand.click(screen.getByRole('button', { name: 'End all links' }))
  expect(await screen.findByText('No link leads to this board any more.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Invite link' })).toBeNull()
})

test('somebody who is not of the board sees its people and asks nobody', async () => {
  open({ role: null, self: '9', people: [{ type: 'user', state: 'active', user: zoe }] })
  expect(await listed()).toHaveLength(2)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /link|Invite|Remove|Leave/ })).toBeNull()
})
