// @vitest-environment jsdom

import {
  copyPins,
  deletePins,
  getAction,
  moveAllPins,
  movePins,
  undoAction,
} from '@tessera/contracts/calls/actions'
import { moveIntoSection } from '@tessera/contracts/calls/sections'
import { limits } from '@tessera/contracts/limits'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { askedBoards } from '../../../test/asked-boards.ts'
import { boardAs, idsIn, keepWorld, keptBy, section } from '../../../test/kept-world.ts'
import { type PinAct, targetOf } from './pin-act.ts'
import { refusalText } from './refusal-text.ts'
import { runAct } from './run-act.ts'

const onBoard = { boardId: '10', sectionId: null }
const other = targetOf(boardAs('11', 1, []), null)
const rugs = targetOf(boardAs('10', 5, []), section('31', 'Rugs', 0))
const action = (count: number, over = {}) => ({
  id: '5',
  kind: 'move',
  state: 'done',
  total: count,
  done: count,
  undo_token: 'token',
  ...over,
})

const move = (...ids: readonly string[]): PinAct => ({
  kind: 'move',
  from: onBoard,
  chosen: { type: 'some', ids },
  to: other,
})

function house({ answer }: ReturnType<typeof answers>) {
  const tested = testShell({ viewer: viewer(), answer })
  return { ...tested, keys: keepWorld(tested.shell), queries: tested.shell.queries }
}

test('S4.11 moved pins leave the list at once, and a failure restores everything', async () => {
  const late = Promise.withResolvers<Response>()
  const { shell, keys, queries, toasts, events } = house(answers([movePins, () => late.promise]))
  const before = structuredClone(keptBy(queries))
  const running = runAct(shell, move('5', '3'))
  await vi.waitFor(() => expect(idsIn(queries, keys.pins('10'))).toEqual(['4', '2', '1']))
  expect(queries.getQueryData(keys.board('11'))).toMatchObject({ pin_count: 3 })
  expect(toasts).toEqual([])
  late.resolve(answerError('unexpected'))
  expect(await running).toEqual({ doneIds: [], whole: false })
  expect(keptBy(queries)).toEqual(before)
  expect(toasts).toMatchObject([{ tone: 'bad' }])
  expect(events).toEqual([])
})

test.each([
  ['board-busy', 'Please wait until the previous board action finishes.'],
  ['target-busy', 'Please wait until the previous board action finishes.'],
  ['board-closing', 'Please wait until the previous board action finishes.'],
  ['same-place', 'These Pins are already there.'],
  ['not-allowed', "You don't have permission to do that."],
] as const)(
  'S8.1 S8.2 a move that is refused with %s is rolled back and shows the reason',
  async (code, text) => {
    const { shell, queries, toasts } = house(answers([movePins, () => answerError(code)]))
    const before = structuredClone(keptBy(queries))
    await runAct(shell, move('5'))
    expect(keptBy(queries)).toEqual(before)
    expect(toasts).toMatchObject([{ text, tone: 'bad' }])
  },
)

test('a move that fails for a reason that may pass offers Try again, which moves the pins', async () => {
  const states = [() => answerError('board-busy'), () => answerWith(action(1))]
  const { shell, keys, queries, toasts } = house(
    answers([movePins, () => states.shift()?.() ?? answerError('unexpected')]),
  )
  await runAct(shell, move('5'))
  expect(toasts).toMatchObject([{ tone: 'bad', action: { label: 'Try again' } }])
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('1 Pin moved to Board 11'))
  expect(idsIn(queries, keys.pins('10'))).toEqual(['4', '3', '2', '1'])
})

test.each(['board-busy', 'target-busy', 'board-closing'] as const)(
  'S8.1 the messages for %s are the product’s own, whatever the service says',
  (code) => {
    const error = { code, message: 'No.', messageDetail: 'Not now.', httpStatus: 409 }
    expect(refusalText({ ...error, apiErrorCode: 2171 })).toBe(
      'Please wait until the previous board action finishes.',
    )
  },
)

test('any other refusal shows the service’s message, its detail first', () => {
  const error = { code: 'not-allowed', message: 'No.', httpStatus: 403, apiErrorCode: 0 } as const
  expect(refusalText(error)).toBe('No.')
  expect(refusalText({ ...error, messageDetail: 'Not now.' })).toBe('Not now.')
})

test('a finished move shows a toast with Undo, tells everybody about both boards, and does not move the list', async () => {
  const { shell, keys, queries, toasts, events } = house(
    answers([movePins, () => answerWith(action(2))]),
  )
  await runAct(shell, move('5', '3'))
  expect(askedBoards(events)).toEqual(['10', '11'])
  expect(toasts).toMatchObject([{ text: '2 Pins moved to Board 11', action: { label: 'Undo' } }])
  expect(idsIn(queries, keys.pins('10'))).toEqual(['4', '2', '1'])
})

test('each act has its own message', async () => {
  const { chosen } = move('5')
  const all: readonly (readonly [PinAct, string])[] = [
    [{ kind: 'copy', from: onBoard, chosen, to: other }, '1 Pin copied to Board 11'],
    [{ kind: 'move', from: onBoard, chosen, to: rugs }, '1 Pin moved to Rugs'],
    [{ kind: 'delete', from: onBoard, chosen }, '1 Pin deleted'],
  ]
  for (const [act, text] of all) {
    const { shell, toasts } = house(
      answers(
        [copyPins, () => answerWith(action(1, { kind: 'copy' }))],
        [moveIntoSection, () => answerWith(action(1))],
        [deletePins, () => answerWith(action(1, { kind: 'delete-pins' }))],
      ),
    )
    await runAct(shell, act)
    expect(toasts).toMatchObject([{ text }])
  }
})

test('of several requests the finished ones stay done, are announced and can be undone', async () => {
  const ids = Array.from({ length: limits.bulkAtOnce + 1 }, (_, at) => String(at + 1))
  // The last one is alone in the second request.
  const inOrder = [...ids.filter((id) => id !== '5'), '5']
  let asked = 0
  const undone: unknown[] = []
  const { shell, keys, queries, toasts, events } = house(
    answers(
      [
        movePins,
        () => {
          asked += 1
          return asked === 1 ? answerWith(action(limits.bulkAtOnce)) : answerError('board-busy')
        },
      ],
      [
        undoAction,
        (input) => {
          undone.push(input)
          return answerWith(action(0, { state: 'undone', undo_token: null }))
        },
      ],
    ),
  )
  const outcome = await runAct(shell, move(...inOrder))
  expect(outcome).toMatchObject({ doneIds: inOrder.slice(0, -1), whole: false })
  expect(idsIn(queries, keys.pins('10'))).toEqual(['5'])
  expect(toasts).toMatchObject([
    {
      text: '500 of 501 Pins done. Please wait until the previous board action finishes.',
      tone: 'bad',
    },
  ])
  expect(events).toHaveLength(1)
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(undone).toEqual([{ undo_token: 'token' }]))
})

test('a large act continues in the background, and its end is announced only when it ends', async () => {
  const states = ['running', 'done']
  const { shell, toasts, events } = house(
    answers(
      [moveAllPins, () => answerWith(action(50_000, { state: 'running', done: 0 }))],
      [getAction, () => answerWith(action(50_000, { state: states.shift(), undo_token: null }))],
    ),
  )
  const all = { type: 'all', but: [], total: 50_000 } as const
  vi.useFakeTimers()
  const outcome = await runAct(shell, { kind: 'move', from: onBoard, chosen: all, to: other })
  expect(outcome.whole).toBe(true)
  expect([toasts, events]).toEqual([[], []])
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(toasts).toMatchObject([
    { text: '50,000 Pins moved to Board 11', action: { label: 'Undo' } },
  ])
  expect(askedBoards(events)).toEqual(['10', '11'])
})

test('a large act whose progress is lost is watched again by Try again, and not begun again', async () => {
  const progress = [
    ...Array.from({ length: 5 }, () => answerError('unexpected')),
    ...['running', 'done'].map((state) => answerWith(action(50_000, { state }))),
  ]
  let begun = 0
  const { shell, toasts } = house(
    answers(
      [
        moveAllPins,
        () => {
          begun += 1
          return answerWith(action(50_000, { state: 'running', done: 0 }))
        },
      ],
      [getAction, () => progress.shift() ?? answerError('not-found')],
    ),
  )
  const all = { type: 'all', but: [], total: 50_000 } as const
  vi.useFakeTimers()
  await runAct(shell, { kind: 'move', from: onBoard, chosen: all, to: other })
  await vi.runAllTimersAsync()
  expect(toasts).toMatchObject([{ tone: 'bad', action: { label: 'Try again' } }])
  toasts[0]?.action?.run()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(toasts.at(-1)?.text).toBe('50,000 Pins moved to Board 11')
  expect(begun).toBe(1)
})

test('pins of the profile in use are moved in its name, and the counts of its boards change', async () => {
  const sent: unknown[] = []
  const { shell, stores, queries, keys } = house(
    answers([
      deletePins,
      (input) => {
        sent.push(input)
        return answerWith(action(1, { kind: 'delete-pins' }))
      },
    ]),
  )
  stores.$profile.set({ id: '7', username: 'studio', permissions: ['OWNER'] })
  const from = { ...onBoard, ownerId: '7' }
  await runAct(shell, { kind: 'delete', from, chosen: { type: 'some', ids: ['5'] } })
  expect(sent).toEqual([{ pin_ids: ['5'], board_id: '10', orbac_subject_id: '7' }])
  expect(queries.getQueryData(keys.user)).toMatchObject({ pin_count: 5 })
})

test.each([
  [3, 2, '1 Pin moved to Board 11, 2 already there'],
  [2, 2, '2 Pins were already there'],
  [1, 1, '1 Pin was already there'],
])(
  'of %i pins of which the other board has %i the message names the new ones',
  async (count, there, text) => {
    const { shell, toasts, keys, queries } = house(
      answers([movePins, () => answerWith(action(count, { already_there: there }))]),
    )
    await runAct(shell, move(...['5', '4', '3'].slice(0, count)))
    expect(toasts).toMatchObject([{ text }])
    expect(queries.getQueryState(keys.pins('10'))?.isInvalidated).toBe(true)
  },
)
