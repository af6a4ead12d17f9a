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
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PeopleModal from '../src/boards/collaborators/people-modal.tsx'

/** Somebody by their id and name. */
export const person = (id: string, full_name: string) => ({
  id,
  username: full_name.split(' ')[0]?.toLowerCase(),
  full_name,
  image_medium_url: null,
})
const mira = person('2', 'Mira Okafor')

/** Somebody whom the viewer knows. */
export const zoe = person('7', 'Zoe Berg')
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

/** Opens the people of a board. */
export function openPeople({
  role = 'owner',
  self = '2',
  privacy = 'public',
  ...world
}: World = {}) {
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
    ...answers(
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

/** Waits for the search field for people. */
export const search = () => screen.findByRole('searchbox', { name: 'Search by name or email' })
/** Returns the texts of the people of the board, in their order. */
export const listed = async () =>
  within(await screen.findByRole('list', { name: 'People' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
