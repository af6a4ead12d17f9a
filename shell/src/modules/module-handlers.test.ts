import { createBus } from '@tessera/bus'
import { defineHandledRequest } from '@tessera/contracts/events/define-event'
import { saveTapped } from '@tessera/contracts/events/requests'
import { BoardId, PinId } from '@tessera/contracts/ids'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { defineModule, handler } from '@tessera/module'
import type { Federation } from '@tessera/module/load'
import { testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { handleRequests, handlerOf } from './module-handlers.ts'
import { createModuleHost } from './module-host.ts'

const save = module('save', { handles: ['save.tapped@1'] })
const tap = {
  pinId: z.parse(PinId, '42'),
  board: { id: z.parse(BoardId, '3'), name: 'Kitchen', url: '/mira/kitchen/' },
}

function shellWith(modules: readonly RegisteredModule[], load: Federation['load']) {
  const { shell, stores } = testShell()
  const reports: string[] = []
  const toast = vi.fn()
  const bus = createBus({ report: ({ code }) => reports.push(code) })
  const host = createModuleHost({
    modules,
    federation: { load },
    allowUnverified: false,
    parts: { ...shell, stores, fetch, report: ({ code }) => reports.push(code) },
  })
  handleRequests({ bus, modules, host, toast })
  return { bus, reports, toast, request: () => bus.request(saveTapped, tap) }
}

const definition = (handle: (payload: unknown) => void) =>
  defineModule({
    name: 'save',
    version: '1.0.0',
    handles: [handler(saveTapped, async () => ({ default: () => handle }))],
  })

test('a request loads the module that handles it, and the handler starts once', async () => {
  const [load, start, handle] = [vi.fn(), vi.fn(), vi.fn()]
  load.mockResolvedValue({
    default: defineModule({
      ...definition(handle),
      handles: [
        handler(saveTapped, async () => ({
          default: (shell) => {
            start(shell.moduleName)
            return handle
          },
        })),
      ],
    }),
  })
  const { request } = shellWith([save], load)
  expect(load).not.toHaveBeenCalled()
  expect([request(), request()]).toEqual([true, true])
  await vi.waitFor(() => expect(handle.mock.calls).toEqual([[tap], [tap]]))
  expect(start.mock.calls).toEqual([['save']])
})

test('a request that no active module handles returns false and is reported', () => {
  const { request, reports } = shellWith([module('save'), { ...save, enabled: false }], vi.fn())
  expect(request()).toBe(false)
  expect(reports).toEqual(['request-unhandled'])
})

test('a module that handles another version of a request is not its handler', () => {
  expect(handlerOf(saveTapped, [save])).toBe('save')
  expect(handlerOf({ ...saveTapped, version: 2 }, [save])).toBeUndefined()
})

const place = defineHandledRequest({
  name: 'events.place',
  version: 1,
  schema: z.object({ id: z.string() }),
  answer: z.object({ free: z.boolean() }),
})

test('a request that one module offers by itself loads that module, whose answer another one gets', async () => {
  const events = module('events', { handles: ['events.place@1'] })
  const given = vi.fn(({ id }) => Promise.resolve({ free: id === '1' }))
  const handles = [handler(place, async () => ({ default: () => given }))]
  const running = defineModule({ name: 'events', version: '1.0.0', handles })
  const { bus, reports, toast } = shellWith([events], async () => ({ default: running }))
  expect(await bus.ask(place, { id: '1' })).toEqual({ free: true })
  expect(toast).not.toHaveBeenCalled()
  given.mockReturnValue(Promise.resolve(JSON.parse('{"free":"maybe"}')))
  expect(await bus.ask(place, { id: '1' })).toBeUndefined()
  expect(toast).toHaveBeenCalledOnce()
  expect(reports).toEqual(['module-uncaught'])
})

test('a handler that throws is reported and shows a toast', async () => {
  const throwing = definition(() => {
    throw new Error('broken')
  })
  const { request, reports, toast } = shellWith([save], async () => ({ default: throwing }))
  expect(request()).toBe(true)
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce())
  expect(reports).toEqual(['module-uncaught'])
})

test('a module that fails to load, or lacks the handler, is reported and shows a toast', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const down = shellWith([save], vi.fn().mockRejectedValue(new Error('down')))
  expect(down.request()).toBe(true)
  await vi.waitFor(() => expect(down.toast).toHaveBeenCalledOnce())
  expect(down.reports).toEqual(['module-bad-status'])
  const { handles: _, ...lacking } = definition(() => {})
  const without = shellWith([save], async () => ({ default: lacking }))
  expect(without.request()).toBe(true)
  await vi.waitFor(() => expect(without.toast).toHaveBeenCalledOnce())
  expect(without.reports).toEqual(['module-threw-at-load'])
  vi.unstubAllGlobals()
})
