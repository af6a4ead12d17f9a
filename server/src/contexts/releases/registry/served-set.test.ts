import { livePath } from '@tessera/contracts/calls/notifications'
import { getServedModules, setName } from '@tessera/contracts/calls/served-modules'
import { UserId } from '@tessera/contracts/ids'
import { BuildId } from '@tessera/contracts/releases/build-id'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import type { ServedSet } from '@tessera/contracts/served-set'
import { afterAll, expect, test, vi } from 'vitest'
import { readEvents } from '../../../conformance/event-reader.ts'
import { member, visitor } from '../../../conformance/person.ts'
import { registry, shell } from '../../../conformance/sample-modules.ts'
import { createMemoryService } from '../../../memory-service.ts'
import type { Ports } from '../../../ports.ts'
import { liveStreams } from '../../../web/live/live-streams.ts'
import { loadContext, requestFacts } from '../../../web/load-context.ts'
import { liveBuilds } from '../registry-calls/live-source.ts'
import { servedSet } from './served-set.ts'

const service = await createMemoryService({ registry, shell })
afterAll(() => service.stop())

const disabled = {
  ...registry,
  modules: registry.modules.map((module) => ({ ...module, enabled: false })),
}

test('a set is known by its builds: equal ones have the same id, others have not', () => {
  const set = servedSet(registry, shell)
  expect(servedSet(structuredClone(registry), structuredClone(shell))).toEqual(set)
  expect(servedSet(disabled, shell)).toMatchObject({ shell: set.shell })
  expect(servedSet(disabled, shell).id).not.toBe(set.id)
  const files = shell.files.map((file) => ({ ...file, bytes: 2 }))
  expect(servedSet(registry, { ...shell, files })).toMatchObject({ id: set.id })
  expect(servedSet(registry, { ...shell, files }).shell).not.toBe(set.shell)
})

test('a tab gets the modules of its next document, and nothing when it has them', async () => {
  const html = await (await visitor(service).send('/')).text()
  const { set, modules } = await visitor(service).done(getServedModules, {})
  expect(html).toContain(JSON.stringify(set))
  expect(modules?.map(({ descriptor }) => descriptor.name)).toEqual(['shopping'])
  expect(await visitor(service).done(getServedModules, { set: set.id })).toEqual({
    set,
    modules: null,
  })
})

test("a change of the registry is told to members' open tabs, once, and to those that open later", async () => {
  let now = registry
  const ports: Ports = { ...service.ports, registry: async () => now }
  const streams = liveStreams(ports, { sources: [liveBuilds(10)] })
  const person = await member(service)
  const open = async (set: string) => {
    const headers = { Cookie: person.cookie() ?? '' }
    const request = new Request(`${service.origin}${livePath}?set=${set}`, { headers })
    const facts = requestFacts(ports, request, undefined)
    return readEvents(await streams.answer(await loadContext(ports, request, { facts })))
  }
  const tab = await open(setName(servedSet(registry, shell)))
  await vi.waitFor(() => expect(tab.text()).toContain('retry'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(tab.events).toEqual([])
  now = disabled
  const event = { kind: 'builds', id: setName(servedSet(disabled, shell)) }
  await vi.waitFor(() => expect(tab.events).toEqual([event]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(tab.events).toHaveLength(1)
  // A tab whose document is from before the change, but whose stream is not.
  const behind = await open(setName(servedSet(registry, shell)))
  await vi.waitFor(() => expect(behind.events).toEqual([event]))
  streams.close()
})

/** Returns the events of a member's tab that runs a set, while the releases are in a state. */
const missedIn = (state: ReleaseState) => {
  const { ports: all } = service
  const releases = { ...all.releases, state: async () => state }
  const ports: Ports = { ...all, releases, registry: async () => registry }
  return (set: ServedSet) =>
    liveBuilds().missed(ports, {
      userId: UserId.parse('1'),
      lastEventId: null,
      query: new URLSearchParams({ set: setName(set) }),
    })
}

const facts = {
  commit: null,
  lockfile: null,
  published_at: '2026-01-01T00:00:00Z',
  published_by: 'a token',
}

test('a tab that runs the published shell missed nothing', async () => {
  const id = BuildId.parse('5'.repeat(64))
  const active = { name: 'shell', enabled: true, active: id, last_good: null, rollout: null }
  const published = {
    ...facts,
    module: 'shell' as const,
    id,
    base: '/modules/shell/',
    descriptor: { ...shell, base: '/modules/shell/' },
    version: '1.0.0',
  }
  const since = missedIn({
    version: 1,
    modules: [{ ...active, revoked: [] }],
    builds: [],
    shells: [published],
  })
  expect(await since(servedSet(registry, published.descriptor))).toEqual([])
  expect(await since(servedSet(registry, shell))).toHaveLength(1)
})

test('a tab of a member in a canary missed nothing when it runs the canary, and the canary otherwise', async () => {
  const [active, build] = ['6', '7'].map((digit) => BuildId.parse(digit.repeat(64)))
  const [module] = registry.modules
  if (active === undefined || build === undefined || module === undefined)
    throw new Error('There is no module.')
  const { base, descriptor } = module
  const { name } = descriptor
  const rollout = { build, percent: 100, since: facts.published_at }
  const ofCanary = { ...descriptor, version: '9.9.9' }
  const since = missedIn({
    version: 1,
    modules: [{ name, enabled: true, active, last_good: null, rollout, revoked: [] }],
    builds: [
      { ...facts, module: name, id: active, base, descriptor },
      { ...facts, module: name, id: build, base, descriptor: ofCanary },
    ],
  })
  const modules = [{ base, enabled: true, descriptor: ofCanary }]
  const set = servedSet({ ...registry, modules }, shell)
  expect(await since(set)).toEqual([])
  expect(await since(servedSet(registry, shell))).toEqual([{ kind: 'builds', id: setName(set) }])
})
