import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { expect, test, vi } from 'vitest'
import { defineCommand } from './commands/define-command.ts'
import type { Toast } from './commands/toast.ts'
import * as code from './create.ts'
import { createLateCache } from './late-cache.ts'

/** A page whose cache has no code yet: `arrive` brings it, `fail` loses it. */
function page() {
  const queries = new QueryClient()
  const bus = createBus({ report: () => {} })
  const toasts: Toast[] = []
  const failures: unknown[] = []
  let ask = Promise.withResolvers<typeof code>()
  const loadCode = vi.fn(() => ask.promise)
  const late = createLateCache({
    queries,
    bus,
    loadCode,
    onFailure: (thrown: unknown) => failures.push(thrown),
    client: { call: () => Promise.reject(new Error('No call is expected.')) },
    toast: (toast) => toasts.push(toast),
    owner: { get: () => undefined, listen: () => () => {} },
  })
  const key = [getBoard.name, 'one', {}]
  queries.setQueryData(key, { id: '10', url: '/a/', name: 'Lamps' })
  const name = () => queries.getQueryData<{ name: string }>(key)?.name
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  const arrive = async () => {
    const { promise: isThere, resolve } = Promise.withResolvers<void>()
    // A watcher hears of the code in the task that starts it, which a timer may well precede.
    const stop = late.cache.watch('board', 'none', resolve)
    ask.resolve(code)
    await isThere
    stop()
    await settle()
  }
  const fail = async () => {
    ask.reject(new Error('The file is gone.'))
    ask = Promise.withResolvers()
    await settle()
  }
  return { ...late, arrive, fail, name, key, queries, bus, toasts, failures, loadCode }
}

const rename = (answer: Promise<CallResult<null>>) =>
  defineCommand(() => answer, {
    name: 'rename',
    show: (name: string, draft) => draft.patch('board', '10', { name }),
  })

const done: CallResult<null> = { ok: true, data: null, bookmark: null }

test('a change that is shown before the code is there shows once it is, and rolls back', async () => {
  const { cache, arrive, name, loadCode } = page()
  const layer = cache.show((draft) => draft.patch('board', '10', { name: 'Rugs' }))
  expect([name(), cache.read('board', '10')]).toEqual(['Lamps', {}])
  await arrive()
  expect([name(), cache.read('board', '10').name]).toEqual(['Rugs', 'Rugs'])
  layer.rollBack()
  await vi.waitFor(() => expect(name()).toBe('Lamps'))
  expect(loadCode).toHaveBeenCalledOnce()
})

test('an answer that was under way when the code came replaces what was known', async () => {
  const { arrive, name, key, queries, load } = page()
  const answer = Promise.withResolvers<object>()
  const asked = queries.fetchQuery({ queryKey: key, queryFn: () => answer.promise })
  load()
  await arrive()
  answer.resolve({ id: '10', url: '/a/', name: 'Rugs' })
  await asked
  expect(name()).toBe('Rugs')
})

test('a change that another tab confirmed before the code came outlives an older answer', async () => {
  const { arrive, name, key, queries, bus, load } = page()
  const answer = Promise.withResolvers<object>()
  const asked = queries.fetchQuery({ queryKey: key, queryFn: () => answer.promise })
  const entities = [{ type: 'board', id: '10', fields: { name: 'Chairs' } }] as const
  bus.emit(entitiesChanged, { entities: [...entities], lists: [] })
  load()
  await arrive()
  answer.resolve({ id: '10', url: '/a/', name: 'Lamps' })
  await asked
  expect(name()).toBe('Chairs')
})

test('a command shows at once when the code is there', async () => {
  const { commands, load, arrive, name } = page()
  load()
  await arrive()
  const answer = Promise.withResolvers<CallResult<null>>()
  const running = commands.run(rename(answer.promise), 'Rugs')
  expect(name()).toBe('Rugs')
  answer.resolve(done)
  expect(await running).toMatchObject({ state: 'done' })
})

test('changes of other tabs wait for the code, and watchers hear of them', async () => {
  const { cache, load, arrive, name, bus } = page()
  const hear = vi.fn()
  const stop = cache.watch('board', '10', hear)
  const entities = [{ type: 'board', id: '10', fields: { name: 'Rugs' } } as const]
  bus.emit(entitiesChanged, { entities, lists: [] })
  expect(name()).toBe('Lamps')
  load()
  await arrive()
  expect(name()).toBe('Rugs')
  expect(hear).toHaveBeenCalled()
  stop()
  hear.mockClear()
  cache.confirm((draft) => draft.patch('board', '10', { name: 'Shelves' }))
  expect(name()).toBe('Shelves')
  expect(hear).not.toHaveBeenCalled()
})

test('a command whose code cannot be loaded is refused, and the next one tries again', async () => {
  const { commands, fail, arrive, name, toasts, failures } = page()
  const running = commands.run(rename(Promise.resolve(done)), 'Rugs')
  await fail()
  expect(await running).toMatchObject({ state: 'refused', error: { code: 'offline' } })
  expect(toasts).toMatchObject([{ tone: 'bad' }])
  expect(failures).toHaveLength(1)
  const again = commands.run(rename(Promise.resolve(done)), 'Rugs')
  await arrive()
  expect(await again).toMatchObject({ state: 'done' })
  expect(name()).toBe('Rugs')
})
