import { defineCommand } from '@tessera/cache'
import { cancelAction, getAction, undoAction } from '@tessera/contracts/calls/actions'
import { Action } from '@tessera/contracts/entities/action'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { askedBoards } from '../../../test/asked-boards.ts'
import { undoOf } from './undo-actions.ts'

const action = (over: Readonly<Record<string, unknown>> = {}) =>
  z.parse(Action, {
    id: '5',
    kind: 'delete-board',
    state: 'done',
    total: 3,
    done: 3,
    undo_token: 'token',
    ...over,
  })

type Answer = (input: Readonly<Record<string, unknown>>) => Response

function house(undo: Answer, get: Answer = () => answerError('not-found')) {
  const sent: unknown[] = []
  const cancelled: unknown[] = []
  const tested = testShell({
    ...answers(
      [
        undoAction,
        (input) => {
          sent.push(input)
          return undo(input)
        },
      ],
      [getAction, get],
      [
        cancelAction,
        (input) => {
          cancelled.push(input)
          return answerWith(action({ state: 'cancelled' }))
        },
      ],
    ),
  })
  return { ...tested, sent, cancelled }
}

const act = defineCommand(
  async (_, actions: readonly Action[]) => ({ ok: true, data: actions, bookmark: null }) as const,
  { name: 'act', undo: (actions) => undoOf(actions, ['10', '11']), say: { done: () => 'Gone' } },
)

/** Runs a command that made these actions. */
const made = ({ shell }: ReturnType<typeof house>, ...actions: readonly Action[]) =>
  shell.commands.run(act, actions)

beforeEach(() => {
  vi.useFakeTimers()
})

test('a toast says what was done, and offers Undo for 12 seconds', async () => {
  const world = house(() => answerWith(action({ state: 'undone' })))
  const { toasts } = world
  await made(world, action())
  expect(toasts).toMatchObject([{ text: 'Gone', action: { label: 'Undo' } }])
  expect(toasts[0]?.duration).toBe(timings.toastUndo)
  expect(timings.toastUndo).toBeGreaterThan(2 * timings.toast)
  await made(world, action({ undo_token: null }))
  expect(toasts[1]).not.toHaveProperty('action')
})

test('several presses on Undo send one call, which updates every tab and shows a toast', async () => {
  const world = house(() => answerWith(action({ state: 'undone', undo_token: null })))
  const { toasts, sent, events } = world
  await made(world, action())
  toasts[0]?.action?.run()
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
  expect(sent).toEqual([{ undo_token: 'token' }])
  expect(askedBoards(events)).toEqual(['10', '11'])
  expect(events).toHaveLength(1)
})

test('the toast of a large undo waits until it is settled', async () => {
  const states = ['undoing', 'undone']
  const world = house(
    () => answerWith(action({ state: 'undoing' })),
    () => answerWith(action({ state: states.shift() })),
  )
  const { toasts } = world
  await made(world, action())
  toasts[0]?.action?.run()
  await vi.advanceTimersByTimeAsync(timings.actionAsked)
  expect(toasts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(timings.actionAsked)
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
})

test('Undo stops an action that is still running first', async () => {
  const world = house(() => answerWith(action({ state: 'undone' })))
  const { toasts, sent, cancelled } = world
  await made(world, action({ state: 'running', kind: 'move' }))
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
  expect(cancelled).toEqual([{ action_id: '5' }])
  expect(sent).toHaveLength(1)
})

test('Undo of several actions starts with the last; after a refusal Try again undoes the rest', async () => {
  let refuses = true
  const world = house(({ undo_token }) =>
    undo_token === 'first' && refuses
      ? answerError('board-busy')
      : answerWith(action({ kind: 'move', state: 'undone' })),
  )
  const { toasts, sent } = world
  const two = [action({ undo_token: 'first' }), action({ id: '6', undo_token: 'second' })]
  await made(world, ...two)
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'bad' }))
  expect(toasts.at(-1)?.text).toBe('Please wait until the previous board action finishes.')
  refuses = false
  toasts.at(-1)?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
  expect(sent.map((input) => JSON.stringify(input))).toEqual([
    '{"undo_token":"second"}',
    '{"undo_token":"first"}',
    '{"undo_token":"first"}',
  ])
})

test('an undo that came too late shows the service’s message, without Try again', async () => {
  const world = house(() => answerError('undo-gone'))
  const { toasts, events } = world
  await made(world, action())
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('This can no longer be undone.'))
  expect(toasts.at(-1)).not.toHaveProperty('action')
  expect(events).toEqual([])
})

test('an undone move fetches the lists of both boards again', async () => {
  const world = house(() => answerWith(action({ kind: 'move', state: 'undone' })))
  const { toasts, events } = world
  await made(world, action({ kind: 'move' }))
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(events).toHaveLength(1))
  expect(askedBoards(events)).toEqual(['10', '11'])
})
