import './browser.ts'
import { boardNotes } from '@tessera/contracts/calls/board-notes'
import { boardPins, getBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { answerInvite, boardInvites } from '@tessera/contracts/calls/collaborators'
import type { Call } from '@tessera/contracts/calls/define-call'
import { moveIntoSection, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { Board } from '@tessera/contracts/entities/board'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { ShellProvider } from '@tessera/module/react'
import { type Answering, answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import userEvent from '@testing-library/user-event'
import BoardPage from '../src/boards/board-page/page.tsx'

/** The board, and everything around it that a test may decide. */
export interface OpenedBoard {
  readonly shown: Board | 'missing'
  readonly pins?: Answering<typeof boardPins>[1]
  readonly query?: string
  readonly looker?: Viewer
  readonly invites?: () => readonly unknown[]
  /** Records the answers to invites. */
  readonly replies?: unknown[]
  /** Records the moves into sections. */
  readonly moves?: unknown[]
}

const done = { id: '5', kind: 'move', state: 'done', total: 2, done: 2, undo_token: null }

/** Opens a board's page. A test's own answers come before the usual ones. */
export function openBoard<const Calls extends readonly Call[]>(
  { shown, pins, query = '', looker, invites, replies = [], moves = [] }: OpenedBoard,
  ...own: { readonly [Index in keyof Calls]: Answering<Calls[Index]> }
) {
  const shell = testShell({
    ...(looker === undefined ? {} : { viewer: looker }),
    ...answers(
      ...own,
      [getBoard, () => (shown === 'missing' ? answerError('not-found') : answerWith(shown))],
      [boardPins, pins ?? (() => [pin()])],
      [boardNotes, () => []],
      [sectionsToSaveTo, () => []],
      [pickerBoards, () => ({ all_boards: [], boards_shortlist: [] })],
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
          replies.push(input)
          return answerWith(null)
        },
      ],
    ),
  })
  shell.stores.$address.set({ pathname: '/mira/quiet-corners/', search: '' })
  const params = { username: 'mira', boardSlug: 'quiet-corners' }
  const page = (asked: string) => <BoardPage params={params} query={new URLSearchParams(asked)} />
  const { unmount, rerender } = shell.render(page(query))
  const searchFor = (asked: string) =>
    rerender(<ShellProvider shell={shell.shell}>{page(asked)}</ShellProvider>)
  return { ...shell, unmount, searchFor, person: userEvent.setup() }
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
