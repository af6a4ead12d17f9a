import { expect, test } from 'vitest'
import { isActive } from './active.ts'
import { RegisteredModule } from './registry-module.ts'
import { z } from './schema.ts'

/** An entry as contracts 1.5.0 wrote it. */
const older = {
  base: 'https://save.test/',
  descriptor: {
    name: 'save',
    version: '1.0.0',
    contract: '^1.3.0',
    container: 'tessera_save',
    entry: 'remoteEntry.js',
    preload: [],
    files: [],
    pages: [{ name: 'pin', route: '/pin/:pinId/', title: 'Pin', who: 'anyone', preload: [] }],
    overlays: [{ name: 'save-pin', preload: [] }],
    slots: [{ slot: 'saving', name: 'saving', preload: [] }],
    nav: [],
    emits: ['session.changed@1'],
    hears: ['save.tapped@1'],
  },
}

test('an entry of a module that was published before contracts 1.6.0 is read, and the module runs', () => {
  const entry = z.parse(RegisteredModule, older)
  expect(entry.descriptor).toMatchObject({ name: 'save', handles: [], overlays: [{}], pages: [{}] })
  expect(entry.descriptor.wakes).toBeUndefined()
  expect(isActive(entry)).toBe(true)
})
