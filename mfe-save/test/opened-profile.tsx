import './browser.ts'
import {
  chooseBoardSort,
  createBoard,
  orderBoards,
  userBoards,
} from '@tessera/contracts/calls/boards'
import { boardInvites } from '@tessera/contracts/calls/collaborators'
import { blockUser } from '@tessera/contracts/calls/follows'
import { userPins } from '@tessera/contracts/calls/profile-pins'
import { searchPins } from '@tessera/contracts/calls/search'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser, userFollowers } from '@tessera/contracts/calls/users'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, pin, user } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import userEvent from '@testing-library/user-event'
import ProfilePage from '../src/people/profile-page/page.tsx'

type Input = Readonly<Record<string, unknown>>

/** The profile, and everything around it that a test may decide. */
export interface OpenedProfile {
  readonly shown?: User
  readonly boards?: readonly BoardCard[] | ((input: Input) => readonly BoardCard[])
  readonly archived?: readonly BoardCard[]
  readonly pins?: (input: Input) => Response
  readonly found?: readonly unknown[]
  readonly looker?: Viewer
  /** Answers the order that boards are put in. */
  readonly order?: (input: Input) => Response | Promise<Response>
  /** Records the orders that the person chooses for their profile. */
  readonly sort?: (input: Input) => void
  readonly query?: string
}

/** Somebody who follows the one whose profile it is. */
export const follower = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }

const row = { ...follower, is_verified_merchant: false, follower_count: 1, followed_by_me: false }

const results = (pins: readonly unknown[], query: unknown) => ({
  scope: 'my_pins',
  query,
  corrected_query: null,
  results: pins,
  boards: [],
  users: [],
  advisory: null,
  modules: [],
  journey_depth: 0,
})

/** Opens a profile. */
export function openProfile(world: OpenedProfile) {
  const { shown, boards = [boardCard()], archived = [], looker, query = '' } = world
  const boardsFor = typeof boards === 'function' ? boards : () => boards
  const shell = testShell({
    ...(looker === undefined ? {} : { viewer: looker }),
    ...answers(
      [getUser, () => (shown === undefined ? answerError('not-found') : answerWith(shown))],
      [
        userBoards,
        (input) => answerWith(input.filter === 'archived' ? archived : boardsFor(input)),
      ],
      [boardInvites, () => answerWith([])],
      [userPins, world.pins ?? (() => answerWith([pin()]))],
      [userFollowers, () => answerWith([row])],
      [searchPins, (input) => answerWith(results(world.found ?? [], input.query))],
      [createBoard, ({ name }) => answerWith(board({ name, url: '/mira/kitchen/' }))],
      [
        chooseBoardSort,
        (input) => {
          world.sort?.(input)
          return answerWith(null)
        },
      ],
      [orderBoards, world.order ?? (() => answerWith(null))],
      [
        updateSettings,
        (input) =>
          answerWith({
            username: 'mira',
            full_name: 'Mira Okafor',
            about: '',
            country: null,
            locale: null,
            listed_website_url: null,
            connected_to_instagram: false,
            ...input,
          }),
      ],
      [blockUser, () => answerWith({ id: '3', blocked_by_me: true })],
    ),
  })
  shell.stores.$address.set({ pathname: '/mira/', search: query })
  const parameters = new URLSearchParams(query)
  const { unmount } = shell.render(<ProfilePage params={{ username: 'mira' }} query={parameters} />)
  return { ...shell, unmount, person: userEvent.setup() }
}

/** Somebody who is not the viewer. */
export const other = user({ id: '3' })
