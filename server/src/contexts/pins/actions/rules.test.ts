import { ActionId, BoardId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import type { LockedBoard } from '../boards/lock-board.ts'
import {
  type ActionRow,
  actionOf,
  busyFault,
  canUndo,
  effectOf,
  isSamePlace,
  type Plan,
  undoEdge,
} from './rules.ts'

const [here, there] = [BoardId.parse('1'), BoardId.parse('2')]
const section = SectionId.parse('5')
const all: Plan['chosen'] = { allBut: [] }
const some: Plan['chosen'] = { pinIds: [PinId.parse('9')] }
const plan: Plan = { kind: 'move', boardId: here, sectionId: null, chosen: all, target: null }
const to = (boardId: BoardId, sectionId: SectionId | null = null) => ({ boardId, sectionId })

test.each<[string, Partial<Plan>, boolean]>([
  ['a deletion', {}, false],
  ['moving all pins of a board to the same board', { target: to(here) }, true],
  ['moving all pins of a board to one of its sections', { target: to(here, section) }, false],
  [
    'moving some pins from sections to the top of their board',
    { target: to(here), chosen: some },
    false,
  ],
  ['moving pins to another board', { target: to(there) }, false],
  [
    'copying pins to a section of their board',
    { kind: 'copy', target: to(here, section), chosen: some },
    true,
  ],
  ['copying pins to another board', { kind: 'copy', target: to(there) }, false],
])('%s: isSamePlace tells whether anything would change', (_, changed, same) => {
  expect(isSamePlace({ ...plan, ...changed })).toBe(same)
})

test('an action copies, moves or, without a target, removes its pins', () => {
  expect(effectOf({ kind: 'copy', targetBoardId: there })).toBe('copy')
  expect(effectOf({ kind: 'move', targetBoardId: there })).toBe('move')
  expect(effectOf({ kind: 'move', targetBoardId: null })).toBe('remove')
})

const held: LockedBoard = {
  id: here,
  name: 'Lamps',
  slug: 'lamps',
  username: 'mira',
  ownerId: UserId.parse('7'),
  privacy: 'public',
  pinCount: 0,
  archivedAt: null,
  deletedAt: null,
  busyWith: null,
  closing: false,
  role: 'owner',
  seen: true,
}
const busy = { ...held, busyWith: ActionId.parse('3') }
const closing = { ...busy, closing: true }

test.each([
  [held, undefined, undefined],
  [held, held, undefined],
  [busy, held, 'board-busy'],
  [held, busy, 'target-busy'],
  [busy, busy, 'board-busy'],
  [closing, held, 'board-closing'],
  [held, closing, 'board-closing'],
])('an action is refused while one of its boards is busy or closing', (source, target, fault) => {
  expect(busyFault(source, target)).toBe(fault)
})

const now = new Date('2026-11-21T12:00:00Z')
const row: ActionRow = {
  id: ActionId.parse('3'),
  userId: UserId.parse('7'),
  actorId: UserId.parse('7'),
  kind: 'move',
  state: 'done',
  boardId: here,
  targetBoardId: there,
  targetSectionId: null,
  sectionId: null,
  exceptions: null,
  total: 5,
  done: 4,
  alreadyThere: 1,
  inTrash: true,
  emptiedAt: null,
  reached: null,
  error: null,
  undoHash: null,
  createdAt: undoEdge(now),
  endedAt: null,
  undoneAt: null,
}

test('an action that ended can be undone for thirty days, unless it was emptied from the trash', () => {
  expect(undoEdge(now)).toEqual(new Date('2026-10-22T12:00:00Z'))
  const early = new Date(undoEdge(now).getTime() - 1)
  expect(canUndo(row, now)).toBe(true)
  expect(canUndo({ ...row, createdAt: early }, now)).toBe(false)
  expect(canUndo({ ...row, emptiedAt: now }, now)).toBe(false)
  const states = ['running', 'undoing', 'done', 'cancelled', 'failed', 'undone'] as const
  expect(states.filter((state) => canUndo({ ...row, state }, now))).toEqual([
    'done',
    'cancelled',
    'failed',
  ])
})

test('an action reports its progress, and its undo token only when it is passed in', () => {
  const shown = { id: '3', kind: 'move', state: 'done', total: 5, done: 4, already_there: 1 }
  expect(actionOf(row)).toEqual({ ...shown, undo_token: null, restored_as: null })
  expect(actionOf(row, 'abc')).toEqual({ ...shown, undo_token: 'abc', restored_as: null })
  expect(actionOf(row, null, 'Plans 2').restored_as).toBe('Plans 2')
})
