// @vitest-environment jsdom
import {
  copyAllPins,
  copyPins,
  deleteAllPins,
  deletePins,
  moveAllPins,
  movePins,
} from '@tessera/contracts/calls/actions'
import { moveIntoSection, removeFromSection } from '@tessera/contracts/calls/sections'
import { Action } from '@tessera/contracts/entities/action'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { boardAs, section } from '../../../test/kept-world.ts'
import { actingSubject } from './acting-subject.ts'
import { type PinAct, targetOf } from './pin-act.ts'
import { stepsOf } from './steps-of-act.ts'

const action = { id: '5', kind: 'move', state: 'done', total: 1, done: 1, undo_token: 't' }
const done = z.parse(Action, action)

const onBoard = { boardId: '10', sectionId: null }
const inLamps = { boardId: '10', sectionId: '30' }
const two = { type: 'some', ids: ['1', '2'] } as const
const all = { type: 'all', but: ['3'], total: 9 } as const
const other = targetOf(boardAs('11', 1, []), null)
const corner = targetOf(boardAs('11', 1, []), section('40', 'Corner', 1))
const rugs = targetOf(boardAs('10', 5, []), section('31', 'Rugs', 0))
const out = targetOf(boardAs('10', 5, []), null)

/** Returns the requests of an act. */
async function sentFor(act: PinAct, subject = {}) {
  const { answer, asked } = answers(
    [movePins, () => done],
    [copyPins, () => done],
    [deletePins, () => done],
    [moveAllPins, () => done],
    [copyAllPins, () => done],
    [deleteAllPins, () => done],
    [moveIntoSection, () => done],
    [removeFromSection, () => done],
  )
  const { shell } = testShell({ answer })
  for (const step of stepsOf(act, subject)) await step.send(shell.client)
  return asked.map(({ call, input }) => [call, input])
}

const table: readonly (readonly [string, PinAct, string, object])[] = [
  [
    'across boards',
    { kind: 'move', from: onBoard, chosen: two, to: other },
    'BulkEditResource.update',
    { pin_ids: ['1', '2'], board_id: '10', new_board_id: '11' },
  ],
  [
    'from section to section of another board',
    { kind: 'move', from: inLamps, chosen: two, to: corner },
    'BulkEditResource.update',
    {
      pin_ids: ['1', '2'],
      board_id: '10',
      old_section_id: '30',
      new_board_id: '11',
      new_section_id: '40',
    },
  ],
  [
    'within a board into a section',
    { kind: 'move', from: inLamps, chosen: two, to: rugs },
    'BoardSectionEditResource.update',
    { section_id: '31', pins: ['1', '2'] },
  ],
  [
    'out of a section',
    { kind: 'move', from: inLamps, chosen: two, to: out },
    'BoardSectionPinsResource.delete',
    { section_id: '30', pins: ['1', '2'] },
  ],
  [
    'all but a few',
    { kind: 'move', from: inLamps, chosen: all, to: out },
    'BulkEditSelectAllResource.update',
    { board_id: '10', old_section_id: '30', except_pin_ids: ['3'], new_board_id: '10' },
  ],
  [
    'copies',
    { kind: 'copy', from: onBoard, chosen: two, to: corner },
    'BulkEditResource.create',
    { pin_ids: ['1', '2'], board_id: '10', new_board_id: '11', new_section_id: '40' },
  ],
  [
    'copies of all',
    { kind: 'copy', from: onBoard, chosen: all, to: other },
    'BulkEditSelectAllResource.create',
    { board_id: '10', except_pin_ids: ['3'], new_board_id: '11' },
  ],
  [
    'deletion',
    { kind: 'delete', from: inLamps, chosen: two },
    'BulkEditResource.delete',
    { pin_ids: ['1', '2'], board_id: '10', old_section_id: '30' },
  ],
  [
    'deletion of all',
    { kind: 'delete', from: onBoard, chosen: all },
    'BulkEditSelectAllResource.delete',
    { board_id: '10', except_pin_ids: ['3'] },
  ],
]

test.each(table)(
  '%s: one request with its pins and places, for the profile in use',
  async (_, act, call, input) => {
    expect(await sentFor(act)).toEqual([[call, input]])
    const subject = { orbac_subject_id: '7' }
    expect(await sentFor(act, subject)).toEqual([[call, { ...input, ...subject }]])
  },
)

test('more pins than the limit go in several requests; all pins of a place go in one', async () => {
  const ids = Array.from({ length: limits.bulkAtOnce + 20 }, (_, at) => String(at + 1))
  const act: PinAct = { kind: 'delete', from: onBoard, chosen: { type: 'some', ids } }
  expect(stepsOf(act, {}).map(({ count }) => count)).toEqual([limits.bulkAtOnce, 20])
  expect(stepsOf({ ...act, chosen: { type: 'all', but: [], total: 50_000 } }, {})).toHaveLength(1)
})

test('the subject is the profile in use for its own places, and the viewer for theirs', () => {
  const { shell, stores } = testShell({ viewer: viewer() })
  const theirs = { ...onBoard, ownerId: '7' }
  expect(actingSubject(shell, theirs)).toEqual({})
  stores.$profile.set({ id: '2', username: 'mira', permissions: ['OWNER'] })
  expect(actingSubject(shell, { ...onBoard, ownerId: '2' })).toEqual({})
  stores.$profile.set({ id: '7', username: 'studio', permissions: ['CONTENT'] })
  expect(actingSubject(shell, theirs)).toEqual({ orbac_subject_id: '7' })
  expect(actingSubject(shell, { ...onBoard, ownerId: '2' })).toEqual({})
})
