// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import { getBoard } from '@tessera/contracts/calls/boards'
import { blockUser, unblockUser } from '@tessera/contracts/calls/follows'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import { expect, test, vi } from 'vitest'
import { createCache } from '../entities/create-cache.ts'
import { createCommands } from './create-commands.ts'
import { bind, defineCommand } from './define-command.ts'
import type { Toast } from './toast.ts'

interface Naming {
  readonly name: string
}

const refusal = (code: CallError['code']): CallResult<never> => ({
  ok: false,
  error: { code, message: `Refused: ${code}`, httpStatus: 400, apiErrorCode: 0 },
})
const agreed = <Data>(data: Data): CallResult<Data> => ({ ok: true, data, bookmark: null })

/** A page with one board, and a service that answers each call when it is told to. */
function page() {
  const queries = new QueryClient()
  const bus = createBus({ report: () => {} })
  const cache = createCache({ queries, bus })
  const toasts: Toast[] = []
  const failures: unknown[] = []
  const commands = createCommands({
    cache,
    queries,
    bus,
    toast: (toast: Toast) => toasts.push(toast),
    client: { call: async () => refusal('unexpected') },
    onFailure: (thrown) => failures.push(thrown),
    owner: { get: () => undefined, listen: () => () => {} },
  })
  const key = [getBoard.name, 'one', {}]
  queries.setQueryData(key, { id: '10', url: '/a/', name: 'Lamps', followed_by_me: false })
  const board = () => queries.getQueryData<Record<string, unknown>>(key) ?? {}
  return { commands, cache, toasts, failures, board, queries }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A service: what was asked, and an answer to each question when told to. */
function service<Input>() {
  const asked: Input[] = []
  const answers: ((answer: CallResult<Input>) => void)[] = []
  const send = (_: unknown, input: Input) => {
    asked.push(input)
    return new Promise<CallResult<Input>>((resolve) => answers.push(resolve))
  }
  /** Answers the call that was made first, once it has been made. */
  const answer = async (given: CallResult<Input>) => {
    await settle()
    answers.shift()?.(given)
  }
  return { asked, send, answer }
}

function renaming() {
  const { asked, send, answer } = service<Naming>()
  const command = defineCommand(send, {
    name: 'rename',
    show: ({ name }, draft) => draft.patch('board', '10', { name }),
    key: () => '10',
    undo: () => bind(back, { name: 'Lamps' }),
    say: { done: (_, { name }) => `Renamed to ${name}` },
  })
  const back = defineCommand(async (_, input: Naming) => agreed(input), {
    name: 'rename-back',
    show: ({ name }, draft) => draft.patch('board', '10', { name }),
    say: { done: () => 'Undone' },
  })
  return { command, asked, answer }
}

test('a command shows at once, is confirmed by the answer, and offers Undo', async () => {
  const { commands, board, toasts } = page()
  const { command, answer } = renaming()
  const outcome = commands.run(command, { name: 'Lights' })
  expect(board().name).toBe('Lights')
  expect([toasts, commands.isSending()]).toEqual([[], true])
  await answer(agreed({ name: 'Lights' }))
  expect(await outcome).toEqual({ state: 'done', answer: { name: 'Lights' } })
  expect(commands.isSending()).toBe(false)
  expect(toasts).toMatchObject([{ text: 'Renamed to Lights', action: { label: 'Undo' } }])
  toasts[0]?.action?.run()
  toasts[0]?.action?.run()
  await settle()
  expect(board().name).toBe('Lamps')
  expect(toasts.map(({ text }) => text)).toEqual(['Renamed to Lights', 'Undone'])
})

test('Ctrl+Z and Cmd+Z undo the last command, but not while somebody writes', async () => {
  const { commands, board } = page()
  const { command, answer } = renaming()
  const outcome = commands.run(command, { name: 'Lights' })
  await answer(agreed({ name: 'Lights' }))
  await outcome
  const field = document.createElement('input')
  document.body.append(field)
  const press = (target: EventTarget, init: KeyboardEventInit) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, ...init }))
  press(field, { ctrlKey: true })
  press(document, { ctrlKey: true, shiftKey: true })
  await settle()
  expect(board().name).toBe('Lights')
  press(document, { metaKey: true })
  await settle()
  expect(board().name).toBe('Lamps')
})

test('a command that is refused is rolled back, and says why; a passing fault can be tried again', async () => {
  const { commands, board, toasts } = page()
  const { command, asked, answer } = renaming()
  const refused = commands.run(command, { name: 'Lights' })
  await answer(refusal('not-allowed'))
  expect(await refused).toMatchObject({ state: 'refused', error: { code: 'not-allowed' } })
  expect(board().name).toBe('Lamps')
  const failed = commands.run(command, { name: 'Lights' })
  await answer(refusal('timeout'))
  await failed
  expect(toasts.map(({ text, action }) => [text, action?.label])).toEqual([
    ['Refused: not-allowed', undefined],
    ['Refused: timeout', 'Try again'],
  ])
  toasts[1]?.action?.run()
  await settle()
  expect([asked.length, board().name]).toEqual([3, 'Lights'])
})

test('a run is a mutation of the query library for as long as it is under way', async () => {
  const { commands, queries } = page()
  const { command, answer } = renaming()
  const outcome = commands.run(command, { name: 'Lights' })
  const mutationKey = ['command', 'rename', '10']
  const mutation = queries.getMutationCache().find({ mutationKey })
  expect(mutation?.state).toMatchObject({ status: 'pending', variables: { name: 'Lights' } })
  await answer(refusal('too-busy'))
  expect(await outcome).toMatchObject({ state: 'refused', error: { code: 'too-busy' } })
  expect(mutation?.state).toMatchObject({ status: 'error', error: { error: { code: 'too-busy' } } })
  expect(queries.getMutationCache().getAll()).toEqual([])
})

test('a second press while the first is under way is ignored; afterwards it counts', async () => {
  const { commands } = page()
  const { command, asked, answer } = renaming()
  const first = commands.run(command, { name: 'Lights' })
  expect(await commands.run(command, { name: 'Lights' })).toEqual({ state: 'ignored' })
  await answer(agreed({ name: 'Lights' }))
  await first
  void commands.run(command, { name: 'Lights' })
  await settle()
  expect(asked).toHaveLength(2)
})

test('of a toggle the last wish wins, with one call at a time', async () => {
  const { commands, board, toasts } = page()
  const { asked, send, answer } = service<{ readonly followed: boolean }>()
  const follow = defineCommand(send, {
    name: 'follow',
    latest: true,
    key: () => '10',
    show: ({ followed }, draft) => draft.patch('board', '10', { followed_by_me: followed }),
  })
  const outcome = commands.run(follow, { followed: true })
  void commands.run(follow, { followed: false })
  void commands.run(follow, { followed: true })
  void commands.run(follow, { followed: false })
  await settle()
  expect([asked.length, board().followed_by_me]).toEqual([1, false])
  await answer(agreed({ followed: true }))
  await settle()
  expect([asked, board().followed_by_me]).toEqual([
    [{ followed: true }, { followed: false }],
    false,
  ])
  void commands.run(follow, { followed: true })
  await answer(refusal('not-allowed'))
  expect(await outcome).toMatchObject({ state: 'refused' })
  // The last state that the service agreed to.
  expect([board().followed_by_me, toasts.length]).toEqual([true, 1])
})

test('what is said at once can be undone before the answer, and the service is told afterwards', async () => {
  const { commands, board, toasts } = page()
  const { send, answer } = service<Naming>()
  const undone = vi.fn(async (_: unknown, input: Naming) => agreed(input))
  const inverse = defineCommand(undone, {
    name: 'inverse',
    show: (_: Naming, draft) => draft.patch('board', '10', { name: 'Lamps' }),
  })
  const command = defineCommand(send, {
    name: 'save',
    show: ({ name }, draft) => draft.patch('board', '10', { name }),
    undo: (_, input) => bind(inverse, input),
    say: { atOnce: () => ({ text: 'Saved', key: 'save' }) },
  })
  const outcome = commands.run(command, { name: 'Lights' })
  expect(toasts).toMatchObject([{ text: 'Saved', key: 'save', action: { label: 'Undo' } }])
  toasts[0]?.action?.run()
  expect(board().name).toBe('Lamps')
  expect(undone).not.toHaveBeenCalled()
  await answer(agreed({ name: 'Lights' }))
  expect(await outcome).toEqual({ state: 'undone' })
  expect([undone.mock.calls.length, board().name]).toEqual([1, 'Lamps'])
})

test('a command that found it done already keeps what its answer says, and not what was shown', async () => {
  const { commands, board, toasts } = page()
  const { send, answer } = service<Naming>()
  const command = defineCommand(send, {
    name: 'save',
    show: (_, draft) => draft.patch('board', '10', { name: 'Shown', followed_by_me: true }),
    changed: ({ name }) => name !== 'There',
    confirm: ({ name }, _, draft) => draft.patch('board', '10', { name }),
    say: { done: ({ name }) => name },
  })
  const outcome = commands.run(command, { name: '' })
  await answer(agreed({ name: 'There' }))
  expect(await outcome).toMatchObject({ state: 'done' })
  expect(board()).toMatchObject({ name: 'There', followed_by_me: false })
  expect(toasts).toMatchObject([{ text: 'There' }])
})

test('a refusal that people can mend offers to try again where the command says so', async () => {
  const { commands, toasts } = page()
  const { send, answer } = service<Naming>()
  const again = vi.fn()
  const command = defineCommand(send, {
    name: 'save',
    say: { failed: ({ code }) => ({ key: 'save', text: code }), retry: 'always' },
  })
  void commands.run(command, { name: '' }, { again })
  await answer(refusal('board-archived'))
  await settle()
  expect(toasts).toMatchObject([{ key: 'save', text: 'board-archived', tone: 'bad' }])
  toasts[0]?.action?.run()
  expect(again).toHaveBeenCalledOnce()
})

test('a call is a command by itself, with its own input and answer', async () => {
  const { commands } = page()
  const unblock = defineCommand(unblockUser, { name: 'unblock' })
  const block = defineCommand(blockUser, {
    name: 'block',
    undo: (_, input) => bind(unblock, input),
  })
  expect(await commands.run(block, { user_id: '3' })).toMatchObject({ state: 'refused' })
})

test('a command whose code is loaded late runs once for two presses', async () => {
  const { commands } = page()
  const { command, asked, answer } = renaming()
  const load = async () => command
  const input = { id: '10', name: 'Chairs' }
  const both = [commands.run(load, input), commands.run(load, input)]
  await answer(agreed(input))
  expect((await Promise.all(both)).map(({ state }) => state)).toEqual(['done', 'ignored'])
  expect(asked).toEqual([input])
})

test('a command whose code cannot be loaded is refused, which a toast says, and reported', async () => {
  const { commands, toasts, failures } = page()
  const failure = new Error('no network')
  const outcome = await commands.run(async () => Promise.reject(failure), {})
  expect(outcome).toMatchObject({ state: 'refused', error: { code: 'offline' } })
  expect(toasts).toMatchObject([
    { tone: 'bad', text: expect.stringContaining('Check your connection') },
  ])
  expect(failures).toEqual([failure])
})
