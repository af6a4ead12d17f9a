// @vitest-environment jsdom

import { cancelAction, getAction, moveAllPins, undoAction } from '@tessera/contracts/calls/actions'
import { Action } from '@tessera/contracts/entities/action'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedBoards } from '../../../test/asked-boards.ts'
import { boardAs } from '../../../test/kept-world.ts'
import { ActionsUnderWay } from './actions-under-way.tsx'
import { type PinAct, targetOf } from './pin-act.ts'
import { resumeActions } from './resume-actions.ts'
import { runAct } from './run-act.ts'
import { underWayOf } from './under-way.ts'

const large = (over: object = {}) =>
  z.parse(Action, {
    id: '5',
    kind: 'move',
    state: 'running',
    total: 50_000,
    done: 0,
    undo_token: null,
    ...over,
  })

const move: PinAct = {
  kind: 'move',
  from: { boardId: '10', sectionId: null },
  chosen: { type: 'all', but: [], total: 50_000 },
  to: targetOf({ ...boardAs('11', 1, []), name: 'Elsewhere' }, null),
}

/** The answer to a move that goes on in the background. */
const begins = (over = {}) => [moveAllPins, () => answerWith(large(over))] as const

const never = [getAction, () => new Promise<Response>(() => {})] as const

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

interface World {
  readonly who?: Viewer
  readonly token?: string | null
}

/** Renders a member's page on a service whose answer about the action is `tell`. */
function page(tell: () => Response, { who = viewer(), token = null }: World = {}) {
  const undone: unknown[] = []
  const cancelled: unknown[] = []
  const tested = testShell({
    viewer: who,
    ...answers(
      begins({ undo_token: token }),
      [getAction, tell],
      [
        cancelAction,
        (input) => {
          cancelled.push(input)
          return answerWith(large({ state: 'cancelled', done: 120 }))
        },
      ],
      [
        undoAction,
        (input) => {
          undone.push(input)
          return answerWith(large({ state: 'undone' }))
        },
      ],
    ),
  })
  tested.render(<ActionsUnderWay />)
  return { ...tested, undone, cancelled }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => screen.queryByRole('region', { name: 'In progress' })

test('the progress of an action shows while it runs, and its end shows a toast with Undo', async () => {
  let now = large({ done: 120 })
  const { shell, toasts, events, undone } = page(() => answerWith(now), { token: 'token' })
  expect(shown()).toBeNull()
  await act(() => runAct(shell, move))
  expect(within(shown() ?? document.body).getByText('Moving to Elsewhere')).toBeDefined()
  await pass(1_000)
  expect(screen.getByText('120 of 50,000')).toBeDefined()
  const bar = screen.getByRole('progressbar', { name: 'Moving to Elsewhere' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['120', '50000'])
  now = large({ state: 'done', done: 50_000 })
  await pass(1_000)
  expect(shown()).toBeNull()
  expect(toasts).toMatchObject([
    { text: '50,000 Pins moved to Elsewhere', action: { label: 'Undo' } },
  ])
  expect(askedBoards(events)).toEqual(['10', '11'])
  toasts[0]?.action?.run()
  await pass(1_000)
  expect(undone).toEqual([{ undo_token: 'token' }])
})

test('an action can be stopped; its finished part is announced and can be undone', async () => {
  let now = large({ done: 120 })
  const { shell, toasts, cancelled } = page(() => answerWith(now))
  await act(() => runAct(shell, move))
  await pass(1_000)
  await act(async () => screen.getByRole('button', { name: 'Cancel' }).click())
  expect(cancelled).toEqual([{ action_id: '5' }])
  now = large({ state: 'cancelled', done: 120 })
  await pass(1_000)
  expect(toasts).toMatchObject([
    { text: 'Stopped: 120 of 50,000 Pins done', action: { label: 'Undo' } },
  ])
})

test('a failed action says how many pins are done; with none there is nothing to undo', async () => {
  const { shell, toasts } = page(() => answerWith(large({ state: 'failed', done: 0 })))
  await act(() => runAct(shell, move))
  await pass(1_000)
  expect(toasts).toMatchObject([{ text: 'Uh oh! Only 0 of 50,000 Pins are done.', tone: 'bad' }])
  expect(toasts[0]).not.toHaveProperty('action')
})

test('another page finds the action again and undoes it by its id', async () => {
  const first = testShell({ viewer: viewer(), ...answers(begins(), never) })
  await runAct(first.shell, move)
  let now = large({ done: 300 })
  const { toasts, undone } = page(() => answerWith(now))
  await pass(0)
  expect(screen.getByText('300 of 50,000')).toBeDefined()
  now = large({ state: 'done', done: 50_000 })
  await pass(1_000)
  expect(toasts).toMatchObject([{ text: '50,000 Pins moved to Elsewhere' }])
  toasts[0]?.action?.run()
  await pass(1_000)
  expect(undone).toEqual([{ action_id: '5' }])
  expect(localStorage).toHaveLength(0)
})

test('the module finds the action again on every page, and only for its member', async () => {
  const first = testShell({ viewer: viewer(), ...answers(begins(), never) })
  await runAct(first.shell, move)
  const stranger = page(() => answerError('not-found'), { who: viewer({ id: '99' }) })
  expect(shown()).toBeNull()
  resumeActions(stranger.shell)
  const again = testShell({
    viewer: viewer(),
    ...answers([getAction, () => answerWith(large({ state: 'done', done: 50_000 }))]),
  })
  vi.useRealTimers()
  resumeActions(again.shell)
  await vi.waitFor(() => expect(again.toasts).toHaveLength(1))
  expect(stranger.toasts).toEqual([])
})

test('the end of an action is announced in one tab only', async () => {
  const service = answers(begins(), [
    getAction,
    () => answerWith(large({ state: 'done', done: 50_000 })),
  ])
  const [one, two] = [
    testShell({ viewer: viewer(), ...service }),
    testShell({ viewer: viewer(), ...service }),
  ]
  await runAct(one.shell, move)
  underWayOf(two.shell).findAgain()
  await pass(3_000)
  expect([...one.toasts, ...two.toasts]).toHaveLength(1)
})

test('a device without storage still shows the action and its end', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { shell, toasts } = page(() => answerWith(large({ state: 'done', done: 50_000 })))
  await act(() => runAct(shell, move))
  expect(shown()).not.toBeNull()
  await pass(1_000)
  full.mockRestore()
  expect(toasts).toMatchObject([{ text: '50,000 Pins moved to Elsewhere' }])
})

/** Lets a first page undo its move, and leaves it before the service has answered. */
async function leaveWhileUndoing(begun: ReturnType<typeof testShell>) {
  await runAct(begun.shell, move)
  await pass(1_000)
  begun.toasts[0]?.action?.run()
  await pass(0)
}

const moved = () => answerWith(large({ state: 'done', done: 50_000 }))

test('a page that loads while an undo runs follows it, and fetches the boards at its end', async () => {
  const begun = testShell({
    viewer: viewer(),
    ...answers(begins(), [getAction, moved], [undoAction, () => new Promise(() => {})]),
  })
  await leaveWhileUndoing(begun)
  let now = large({ state: 'undoing', done: 50_000 })
  const { toasts, events, undone } = page(() => answerWith(now))
  await pass(0)
  expect(within(shown() ?? document.body).getByText('Undoing')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  now = large({ state: 'undone' })
  await pass(1_000)
  expect(shown()).toBeNull()
  expect(toasts).toMatchObject([{ text: 'Undone' }])
  expect(askedBoards(events)).toEqual(['10', '11'])
  expect(undone).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('an undo that did not reach the service before the page was left is sent again', async () => {
  const begun = testShell({
    viewer: viewer(),
    ...answers(begins(), [getAction, moved], [undoAction, () => new Promise(() => {})]),
  })
  await leaveWhileUndoing(begun)
  const { undone, toasts } = page(moved)
  await pass(0)
  expect(undone).toEqual([{ action_id: '5' }])
  expect(toasts).toMatchObject([{ text: 'Undone' }])
})
