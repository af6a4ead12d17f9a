import { getModulePanel, overrideModule } from '@tessera/contracts/calls/module-overrides'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { documentOf } from '../../../conformance/override-document.ts'
import { visitor } from '../../../conformance/person.ts'
import { registry } from '../../../conformance/sample-modules.ts'
import { createMemoryService, type MemoryService } from '../../../memory-service.ts'
import type { Settings } from '../../../settings.ts'

let service: MemoryService
beforeAll(async () => {
  service = await createMemoryService({ registry })
})
afterAll(() => service.stop())

/** Returns another instance of the service, with other settings. */
function serviceWith(settings: Partial<Settings>): MemoryService {
  const { ports } = service
  const { fetch } = createApp({ ...ports, settings: { ...ports.settings, ...settings } })
  return { ...service, fetch }
}

test('on a local start a visitor opens the panel and switches a module off, but runs no file without a hash', async () => {
  const here = serviceWith({ anyoneOverrides: true })
  const person = visitor(here)
  const { modules, origins, shell } = await person.done(getModulePanel, {})
  expect([modules.length, origins, shell?.build]).toEqual([registry.modules.length, [], null])
  const [first] = registry.modules
  const registered = { base: 'http://localhost:3111/', enabled: true, ...first }
  const from = { from: 'origin', module: 'shopping', registered } as const
  expect((await person.call(overrideModule, { override: from })).error?.code).toBe(
    'module-origin-refused',
  )
  await person.done(overrideModule, { override: { from: 'off', module: 'shopping' } })
  const { banner, boot } = await documentOf(person)
  expect(banner).toContain('shopping (off)')
  expect([boot.anyoneOverrides, boot.overrides]).toEqual([true, false])
  expect((await documentOf(visitor(here))).banner).toBe('')
})

test('on a local start a visitor opens the panel and switches a module off, but runs no file without a hash', async () => {
  const service = await createMemoryService({ settings: { anyoneOverrides: true }, registry })
  try {
    const person = visitor(service)
    const { modules, origins, shell } = await person.done(getModulePanel, {})
    expect([modules.length, origins, shell?.build]).toEqual([registry.modules.length, [], null])
    const [first] = registry.modules
    const registered = { base: 'http://localhost:3111/', enabled: true, ...first }
    const from = { from: 'origin', module: 'shopping', registered } as const
    expect((await person.call(overrideModule, { override: from })).error?.code).toBe(
      'module-origin-refused',
    )
    await person.done(overrideModule, { override: { from: 'off', module: 'shopping' } })
    const { banner, boot } = await documentOf(person)
    expect(banner).toContain('shopping (off)')
    expect([boot.anyoneOverrides, boot.overrides]).toEqual([true, false])
    expect((await documentOf(visitor(service))).banner).toBe('')
  } finally {
    await service.stop()
  }
})

test('in development a visitor runs a module from any address, without hashes, and may add one', async () => {
  const here = serviceWith({ overrides: true })
  const person = visitor(here)
  const { modules, origins } = await person.done(getModulePanel, {})
  expect([modules.length, origins]).toEqual([registry.modules.length, null])
  const [first] = registry.modules
  const files = [{ path: 'entry.js', kind: 'script', bytes: 1 }]
  const descriptor = { ...first?.descriptor, name: 'notes', container: 'notes', files }
  const empty = { pages: [], overlays: [], slots: [], handles: [], nav: [] }
  const registered = {
    base: 'http://localhost:3111/',
    enabled: true,
    descriptor: { ...descriptor, ...empty },
  }
  await person.done(overrideModule, {
    override: { from: 'origin', module: 'notes', registered },
  })
  const { baseOf, banner } = await documentOf(person)
  expect(baseOf('notes')).toBe('http://localhost:3111/')
  expect(banner).toContain('notes http://localhost:3111/')
  expect((await documentOf(visitor(here))).baseOf('notes')).toBeUndefined()
})
