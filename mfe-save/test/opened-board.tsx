import './browser.ts'
import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import { answerInvite, boardInvites } from '@tessera/contracts/calls/collaborators'
import { moveIntoSection } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import userEvent from '@testing-library/user-event'
import BoardPage from '../src/boards/board-page/page.tsx'
import { service } from './service.ts'

/** What a call comes with. */
export type Input = Readonly<Record<string, unknown>>

/** The board, and everything around it that a test may decide. */
export interface OpenedBoard {
  readonly shown: Board | 'missing'
  readonly pins?: (input: Input) => Response
  readonly query?: string
  readonly looker?: Viewer
  readonly invites?: () => readonly unknown[]
  readonly answers?: Input[]
  readonly moves?: Input[]
}

const done = { id: '5', kind: 'move', state: 'done', total: 2, done: 2, undo_token: null }

/** Opens a board’s page. */
export function openBoard({
  shown,
  pins,
  query = '',
  looker,
  invites,
  answers = [],
  moves = [],
}: OpenedBoard) {
  const shell = testShell({
    ...(looker === undefined ? {} : { viewer: looker }),
    answer: service(
      [getBoard, () => (shown === 'missing' ? answerError('not-found') : answerWith(shown))],
      [boardPins, pins ?? (() => answerWith([pin()]))],
      [boardInvites, () => answerWith(invites?.() ?? [])],
      [
        moveIntoSection,
        (input) => {
          moves.push(input)
          return answerWith(done)
        },
      ],
      [
        answerInvite,
        (input) => {
          answers.push(input)
          return answerWith(null)
        },
      ],
    ),
  })
  shell.stores.$address.set({ pathname: '/mira/quiet-corners/', search: '' })
  const params = { username: 'mira', boardSlug: 'quiet-corners' }
  shell.render(<BoardPage params={params} query={new URLSearchParams(query)} />)
  return { ...shell, person: userEvent.setup() }
}

/** Somebody who shares the board. */
export const zoe = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }

/** A section of it. */
export const lamps = {
  id: '30',
  title: 'Lamps',
  slug: 'lamps',
  pin_count: 4,
  preview_pins: ['/a.jpg'],
}

/** A member who has nothing to do with it. */
export const nobody = viewer({ id: '99', username: 'nobody' })
