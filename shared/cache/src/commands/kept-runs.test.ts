// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '../entities/create-cache.ts'
import { createCommands } from './create-commands.ts'
import { bind, defineCommand } from './define-command.ts'
import type { Toast } from './toast.ts'

const Naming = z.object({ name: z.string() })
type Naming = z.infer<typeof Naming>

const place = 'tessera.waiting.rename.ana'
const online = vi.spyOn(navigator, 'onLine', 'get')
const stops: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  online.mockReturnValue(false)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offline: CallResult<never> = {
  ok: false,
  error: { code: 'offline', message: 'Offline', httpStatus: 0, apiErrorCode: 0 },
}

/** A tab with one board, and a service that can be reached once `answer` is set. */
function openTab() {
  const queries = new QueryClient()
  const bus = createBus({ report: () => {} })
  const cache = createCache({ queries, bus })
  const toasts: Toast[] = []
  const asked: unknown[] = []
  const world = { owner: 'ana', answer: offline as CallResult<Naming> }
  const heard = new Set<() => void>()
  const commands = createCommands({
    cache,
    queries,
    bus,
    toast: (toast: Toast) => toasts.push(toast),
    client: { call: async () => offline },
    owner: {
      get: () => world.owner,
      listen: (hear) => {
        heard.add(hear)
        return () => heard.delete(hear)
      },
    },
    onFailure: () => {},
  })
  const back = defineCommand(
    async (_, input: Naming) => ({ ok: true, data: input, bookmark: null }),
    {
      name: 'rename-back',
      show: ({ name }, draft) => draft.patch('board', '10', { name }),
    },
  )
  const rename = defineCommand(
    async (_, input: Naming) => {
      asked.push(input.name)
      return world.answer
    },
    {
      name: 'rename',
      key: ({ name }) => name,
      show: ({ name }, draft) => draft.patch('board', '10', { name }),
      undo: () => bind(back, { name: 'Lamps' }),
      say: { done: (_, { name }) => `Renamed to ${name}` },
      keep: {
        schema: Naming,
        formerKey: 'tessera.renames',
        show: ({ name }, draft) => draft.patch('board', '10', { name: `${name}, later` }),
        kept: ({ name }) => `${name} waits`,
        notKept: () => 'Nothing can be kept',
        sent: (count) => `${count} renamed`,
      },
    },
  )
  const key = [getBoard.name, 'one', {}]
  queries.setQueryData(key, { id: '10', url: '/a/', name: 'Lamps' })
  const name = () => queries.getQueryData<Naming>(key)?.name
  const run = (to: string) => commands.run(rename, { name: to })
  const resume = () => stops.push(commands.resume(rename))
  const says = () => toasts.map(({ text }) => text)
  const become = (owner: string) => {
    world.owner = owner
    for (const hear of heard) hear()
  }
  return { world, run, resume, name, asked, toasts, says, become }
}

const agrees = { ok: true, data: { name: '' }, bookmark: null } as const
const networkReturns = () => window.dispatchEvent(new Event('online'))
/** Tells a tab what another one has written, as the browser does. */
const hearStorage = () => window.dispatchEvent(new StorageEvent('storage', { key: place }))

test('a run without a network is kept and shown as waiting, and nothing is sent', async () => {
  const tab = openTab()
  tab.resume()
  expect(await tab.run('Lights')).toEqual({ state: 'kept' })
  expect([tab.name(), tab.says(), tab.asked]).toEqual(['Lights, later', ['Lights waits'], []])
})

test('a kept run shows again after a reload, and is sent once when the network returns', async () => {
  await openTab().run('Lights')
  const tab = openTab()
  tab.resume()
  expect(tab.name()).toBe('Lights, later')
  await vi.waitFor(() => expect(tab.asked).toEqual(['Lights']))
  tab.world.answer = agrees
  networkReturns()
  await vi.waitFor(() => expect(tab.says()).toEqual(['Renamed to Lights']))
  expect([tab.name(), localStorage.getItem(place)]).toEqual(['Lights', null])
  networkReturns()
  await Promise.resolve()
  expect(tab.asked).toEqual(['Lights', 'Lights'])
})

test('of two tabs one sends, and the other shows the run as waiting until it is sent', async () => {
  const locked = new Set<string>()
  const request = async (
    lock: string,
    _: unknown,
    use: (granted: object | null) => Promise<boolean>,
  ) => {
    if (locked.has(lock)) return use(null)
    locked.add(lock)
    return use({}).finally(() => locked.delete(lock))
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
  const [here, there] = [openTab(), openTab()]
  here.resume()
  there.resume()
  await here.run('Lights')
  hearStorage()
  expect(there.name()).toBe('Lights, later')
  here.world.answer = agrees
  there.world.answer = agrees
  networkReturns()
  await vi.waitFor(() => expect(localStorage.getItem(place)).toBeNull())
  hearStorage()
  expect([...here.asked, ...there.asked]).toEqual(['Lights'])
  // The other tab is told by entities.changed, which these two buses do not share.
  expect(there.name()).toBe('Lamps')
})

test('several runs are sent in their order and said in one line; the same run twice is one', async () => {
  const tab = openTab()
  tab.resume()
  for (const to of ['Lights', 'Shades', 'Lights']) await tab.run(to)
  tab.world.answer = agrees
  networkReturns()
  await vi.waitFor(() => expect(tab.says().at(-1)).toBe('2 renamed'))
  expect(tab.asked).toEqual(['Shades', 'Lights'])
})

test('Undo of a kept run drops it, also while it is being sent', async () => {
  const tab = openTab()
  tab.resume()
  await tab.run('Lights')
  tab.toasts[0]?.action?.run()
  expect([tab.name(), localStorage.getItem(place)]).toEqual(['Lamps', null])
  await tab.run('Shades')
  tab.world.answer = agrees
  networkReturns()
  tab.toasts[1]?.action?.run()
  await vi.waitFor(() => expect(tab.asked).toEqual(['Shades']))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([tab.name(), tab.says()]).toEqual(['Lamps', ['Lights waits', 'Shades waits']])
})

test('a run that is being sent when the network returns is sent once', async () => {
  await openTab().run('Lights')
  const tab = openTab()
  tab.world.answer = agrees
  tab.resume()
  networkReturns()
  await vi.waitFor(() => expect(tab.says()).toEqual(['Renamed to Lights']))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([tab.asked, tab.name()]).toEqual([['Lights'], 'Lights'])
})

test('a kept run that is undone while another one is sent is never sent', async () => {
  const tab = openTab()
  tab.resume()
  for (const to of ['Lights', 'Shades']) await tab.run(to)
  tab.world.answer = agrees
  networkReturns()
  tab.toasts[1]?.action?.run()
  await vi.waitFor(() => expect(tab.says().at(-1)).toBe('Renamed to Lights'))
  expect([tab.asked, tab.name()]).toEqual([['Lights'], 'Lights'])
})

test('runs that an earlier version kept under another key are carried over once, before later ones', async () => {
  const former = 'tessera.renames.ana'
  await openTab().run('Shades')
  localStorage.setItem(former, JSON.stringify([{ name: 'Lights' }]))
  const tab = openTab()
  tab.resume()
  expect([tab.name(), localStorage.getItem(former)]).toEqual(['Shades, later', null])
  expect(JSON.parse(localStorage.getItem(place) ?? '')).toEqual([
    { name: 'Lights' },
    { name: 'Shades' },
  ])
})

test('what cannot be read or moved from an earlier key breaks nothing, and what can be read later stays', async () => {
  const former = 'tessera.renames.ana'
  localStorage.setItem(former, '[{"title":"Lights"}]')
  openTab().resume()
  expect([localStorage.getItem(former), localStorage.getItem(place)]).toEqual([null, null])
  const kept = JSON.stringify([{ name: 'Lights' }])
  localStorage.setItem(former, kept)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('Full')
  })
  openTab().resume()
  expect(localStorage.getItem(former)).toBe(kept)
})

test('a kept run that the service refuses is dropped, and says why', async () => {
  const tab = openTab()
  tab.resume()
  await tab.run('Lights')
  tab.world.answer = { ok: false, error: { ...offline.error, code: 'not-allowed', message: 'No' } }
  networkReturns()
  await vi.waitFor(() => expect(tab.says().at(-1)).toBe('No'))
  expect([tab.name(), localStorage.getItem(place)]).toEqual(['Lamps', null])
})

test('kept runs wait for their owner', async () => {
  const tab = openTab()
  tab.resume()
  await tab.run('Lights')
  tab.become('zoe')
  networkReturns()
  await Promise.resolve()
  expect([tab.name(), tab.asked]).toEqual(['Lamps', []])
  tab.world.answer = agrees
  tab.become('ana')
  await vi.waitFor(() => expect(tab.asked).toEqual(['Lights']))
})

test('once its module has stopped, a kept run is neither shown nor sent', async () => {
  const tab = openTab()
  tab.resume()
  await tab.run('Lights')
  stops.pop()?.()
  networkReturns()
  await Promise.resolve()
  expect([tab.name(), tab.asked]).toEqual(['Lamps', []])
})

test('without a word from the browser the network is tried every now and then', async () => {
  vi.useFakeTimers()
  const tab = openTab()
  tab.resume()
  await tab.run('Lights')
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect(tab.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect(tab.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(timings.reachAgain)
  expect(tab.asked).toHaveLength(2)
})

test('where the browser keeps nothing the run is refused with a way to try again', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('Full')
  })
  const tab = openTab()
  expect(await tab.run('Lights')).toMatchObject({ state: 'refused' })
  expect(tab.toasts).toMatchObject([
    { text: 'Nothing can be kept', action: { label: 'Try again' } },
  ])
})

test.each(['{', '{}', '[{"title":"Lights"}]'])('what is kept as %s is no run', async (text) => {
  localStorage.setItem(place, text)
  const tab = openTab()
  tab.resume()
  networkReturns()
  await Promise.resolve()
  expect([tab.name(), tab.asked]).toEqual(['Lamps', []])
})

test('Undo in a toast does nothing once somebody else is logged in', async () => {
  const tab = openTab()
  online.mockReturnValue(true)
  tab.world.answer = agrees
  await tab.run('Lights')
  const [toast] = tab.toasts
  tab.become('ben.8')
  toast?.action?.run()
  expect(tab.name()).toBe('Lights')
  tab.become('ana.8')
  toast?.action?.run()
  await vi.waitFor(() => expect(tab.name()).toBe('Lamps'))
})

test('a run that finds another account logged in waits for its own', async () => {
  const tab = openTab()
  tab.resume()
  await tab.run('Lights')
  const error = {
    code: 'session-changed',
    message: '',
    httpStatus: 409,
    apiErrorCode: 841,
  } as const
  tab.world.answer = { ok: false, error }
  networkReturns()
  await vi.waitFor(() => expect(tab.asked).toEqual(['Lights']))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect([tab.name(), localStorage.getItem(place)]).toEqual([
    'Lights, later',
    '[{"name":"Lights"}]',
  ])
})
