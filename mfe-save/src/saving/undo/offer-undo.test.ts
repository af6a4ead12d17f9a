import { cancelAction, getAction, undoAction } from '@tessera/contracts/calls/actions'
import { Action } from '@tessera/contracts/entities/action'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { askedBoards } from '../../../test/asked-boards.ts'
import { service } from '../../../test/service.ts'
import { offerUndo } from './offer-undo.ts'

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
  const made = testShell({
    answer: service(
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
  return { ...made, sent, cancelled }
}

const said = { text: 'Gone', boardIds: ['10', '11'] }

beforeEach(() => {
  vi.useFakeTimers()
})

test('what was done is said with a way back that stays long enough to be used', () => {
  const { shell, toasts } = house(() => answerWith(action({ state: 'undone' })))
  offerUndo(action(), said, shell)
  expect(toasts).toMatchObject([{ text: 'Gone', action: { label: 'Undo' } }])
  expect(toasts[0]?.duration).toBe(timings.toastUndo)
  expect(timings.toastUndo).toBeGreaterThan(2 * timings.toast)
  offerUndo(action({ undo_token: null }), said, shell)
  expect(toasts[1]).not.toHaveProperty('action')
})

test('undoing is sent once however often it is pressed, told of on the bus, and said', async () => {
  const { shell, toasts, sent, events } = house(() =>
    answerWith(action({ state: 'undone', undo_token: null })),
  )
  const after = vi.fn()
  offerUndo(action(), said, shell, after)
  toasts[0]?.action?.run()
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
  expect(sent).toEqual([{ undo_token: 'token' }])
  expect(askedBoards(events)).toEqual(['10', '11'])
  expect(events.slice(1)).toEqual([
    { name: 'board.changed', payload: { boardId: '10' } },
    { name: 'board.changed', payload: { boardId: '11' } },
  ])
  expect(after).toHaveBeenCalledOnce()
})

test('a large undoing is waited for before it is said to be done', async () => {
  const states = ['undoing', 'undone']
  const { shell, toasts } = house(
    () => answerWith(action({ state: 'undoing' })),
    () => answerWith(action({ state: states.shift() })),
  )
  offerUndo(action(), said, shell)
  toasts[0]?.action?.run()
  await vi.advanceTimersByTimeAsync(timings.actionAsked)
  expect(toasts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(timings.actionAsked)
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
})

test('an action that is still running is stopped first, and then undone', async () => {
  const { shell, toasts, sent, cancelled } = house(() => answerWith(action({ state: 'undone' })))
  offerUndo(action({ state: 'running', kind: 'move' }), said, shell)
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('Undone'))
  expect(cancelled).toEqual([{ action_id: '5' }])
  expect(sent).toHaveLength(1)
})

test('of several actions the last is undone first; a refusal leaves the others for another try', async () => {
  let refuses = true
  const { shell, toasts, sent } = house(({ undo_token }) =>
    undo_token === 'first' && refuses
      ? answerError('board-busy')
      : answerWith(action({ kind: 'move', state: 'undone' })),
  )
  const two = [action({ undo_token: 'first' }), action({ id: '6', undo_token: 'second' })]
  offerUndo(two, said, shell)
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

test('what can no longer be undone is said in the service’s words, with nothing to try', async () => {
  const { shell, toasts, events } = house(() => answerError('undo-gone'))
  offerUndo(action(), said, shell)
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe('This can no longer be undone.'))
  expect(toasts.at(-1)).not.toHaveProperty('action')
  expect(events).toEqual([])
})

test('pins that move back change no board itself', async () => {
  const { shell, toasts, events } = house(() =>
    answerWith(action({ kind: 'move', state: 'undone' })),
  )
  offerUndo(action({ kind: 'move' }), said, shell)
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(events).toHaveLength(1))
  expect(askedBoards(events)).toEqual(['10', '11'])
})
