// @vitest-environment jsdom

import { cancelAction, getAction, undoAction } from '@tessera/contracts/calls/actions'
import { Action } from '@tessera/contracts/entities/action'
import { z } from '@tessera/contracts/schema'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedBoards } from '../../../test/asked-boards.ts'
import { service } from '../../../test/service.ts'
import { ActionsUnderWay } from './actions-under-way.tsx'
import { resumeActions } from './resume-actions.ts'
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

const begun = { spoken: { kind: 'move', place: 'Elsewhere' }, boardIds: ['10', '11'] } as const

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** A page of somebody, before a service that tells how far the action is each time it is asked. */
function page(tell: () => Response, who = viewer()) {
  const undone: unknown[] = []
  const cancelled: unknown[] = []
  const tested = testShell({
    viewer: who,
    answer: service(
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

test('how far it is shows as it goes on, and its end is said with a way back', async () => {
  let now = large({ done: 120 })
  const { shell, toasts, events, undone } = page(() => answerWith(now))
  expect(shown()).toBeNull()
  act(() => underWayOf(shell).begin(large({ undo_token: 'token' }), begun))
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

test('it can be stopped; what it did is said and can be undone', async () => {
  let now = large({ done: 120 })
  const { shell, toasts, cancelled } = page(() => answerWith(now))
  act(() => underWayOf(shell).begin(large({ undo_token: 'token' }), begun))
  await pass(1_000)
  await act(async () => screen.getByRole('button', { name: 'Cancel' }).click())
  expect(cancelled).toEqual([{ action_id: '5' }])
  now = large({ state: 'cancelled', done: 120 })
  await pass(1_000)
  expect(toasts).toMatchObject([
    { text: 'Stopped: 120 of 50,000 Pins done', action: { label: 'Undo' } },
  ])
})

test('one that failed says how many are done, and nothing done needs no way back', async () => {
  const { shell, toasts } = page(() => answerWith(large({ state: 'failed', done: 0 })))
  act(() => underWayOf(shell).begin(large(), begun))
  await pass(1_000)
  expect(toasts).toMatchObject([{ text: 'Uh oh! Only 0 of 50,000 Pins are done.', tone: 'bad' }])
  expect(toasts[0]).not.toHaveProperty('action')
})

test('another page finds it again, and takes it back by its id', async () => {
  const first = testShell({ viewer: viewer(), answer: () => new Promise<Response>(() => {}) })
  underWayOf(first.shell).begin(large({ undo_token: 'token' }), begun)
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

test('wherever one is, the module finds it again; for others there is nothing', async () => {
  const first = testShell({ viewer: viewer(), answer: () => new Promise<Response>(() => {}) })
  underWayOf(first.shell).begin(large(), begun)
  const stranger = page(() => answerError('not-found'), viewer({ id: '99' }))
  expect(shown()).toBeNull()
  resumeActions(stranger.shell)
  const again = testShell({
    viewer: viewer(),
    answer: service([getAction, () => answerWith(large({ state: 'done', done: 50_000 }))]),
  })
  vi.useRealTimers()
  resumeActions(again.shell)
  await vi.waitFor(() => expect(again.toasts).toHaveLength(1))
  expect(stranger.toasts).toEqual([])
})

test('its end is said in one tab only', async () => {
  const answer = service([getAction, () => answerWith(large({ state: 'done', done: 50_000 }))])
  const [one, two] = [
    testShell({ viewer: viewer(), answer }),
    testShell({ viewer: viewer(), answer }),
  ]
  underWayOf(one.shell).begin(large(), begun)
  underWayOf(two.shell).findAgain()
  await pass(3_000)
  expect([...one.toasts, ...two.toasts]).toHaveLength(1)
})

test('a device that keeps nothing shows it all the same, and says its end', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { shell, toasts } = page(() => answerWith(large({ state: 'done', done: 50_000 })))
  act(() => underWayOf(shell).begin(large(), begun))
  expect(shown()).not.toBeNull()
  await pass(1_000)
  full.mockRestore()
  expect(toasts).toMatchObject([{ text: '50,000 Pins moved to Elsewhere' }])
})
