import { getModulePanel, overrideModule } from '@tessera/contracts/calls/module-overrides'
import { expect, test } from 'vitest'
import { documentOf } from '../../conformance/override-document.ts'
import { visitor } from '../../conformance/person.ts'
import { registry } from '../../conformance/sample-modules.ts'
import { createMemoryService } from '../../memory-service.ts'

test('in development a visitor runs a module from any address, without hashes, and may add one', async () => {
  const service = await createMemoryService({ settings: { overrides: true }, registry })
  try {
    const person = visitor(service)
    const { modules, origins } = await person.done(getModulePanel, {})
    expect([modules.length, origins]).toEqual([registry.modules.length, null])
    const [first] = registry.modules
    const files = [{ path: 'entry.js', kind: 'script', bytes: 1 }]
    const descriptor = { ...first?.descriptor, name: 'notes', container: 'notes', files }
    const empty = { pages: [], overlays: [], slots: [], handles: [], nav: [] }
    const registered = {
      ...{ base: 'http://localhost:3111/', enabled: true },
      descriptor: { ...descriptor, ...empty },
    }
    await person.done(overrideModule, {
      override: { from: 'origin', module: 'notes', registered },
    })
    const { baseOf, banner } = await documentOf(person)
    expect(baseOf('notes')).toBe('http://localhost:3111/')
    expect(banner).toContain('notes http://localhost:3111/')
    expect((await documentOf(visitor(service))).baseOf('notes')).toBeUndefined()
  } finally {
    await service.stop()
  }
})
