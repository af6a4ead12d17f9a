import type { RegisteredModule } from '@tessera/contracts/registry'
import { expect, test } from 'vitest'
import { mergeRegistry } from './registry-file.ts'

const entry = (
  name: string,
  base: string,
  version = '1.0.0',
  enabled = true,
): RegisteredModule => ({
  base,
  enabled,
  descriptor: {
    name,
    version,
    contract: '^1.0.0',
    container: `tessera_${name}`,
    entry: 'remoteEntry.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    emits: [],
    hears: [],
    files: [],
  },
})

const own = 'http://localhost:3102/'

test('a module built here takes the place of its earlier build', () => {
  const merged = mergeRegistry({ schema: 1, modules: [entry('save', own)] }, [
    entry('save', own, '1.1.0'),
  ])
  expect(merged.modules.map(({ descriptor }) => descriptor.version)).toEqual(['1.1.0'])
})

test('a module of this checkout is found where this start serves it, over http and then https', () => {
  const merged = mergeRegistry({ schema: 1, modules: [entry('save', own, '1.0.0', false)] }, [
    entry('save', 'https://localhost:3102/', '1.1.0'),
  ])
  expect(merged.modules.map(({ base, enabled }) => [base, enabled])).toEqual([
    ['https://localhost:3102/', false],
  ])
})

test('a published module that somebody registered stays, and so does one that was switched off', () => {
  const published = entry('save', 'https://save.example.org/', '2.0.0')
  const off = entry('auth', 'http://localhost:3101/', '1.0.0', false)
  const { modules } = mergeRegistry({ schema: 1, modules: [published, off] }, [
    entry('save', own),
    entry('auth', 'http://localhost:3101/', '1.1.0'),
    entry('shopping', 'http://localhost:3104/'),
  ])
  expect(modules.map(({ base, enabled }) => [base, enabled])).toEqual([
    ['https://save.example.org/', true],
    ['http://localhost:3101/', false],
    ['http://localhost:3104/', true],
  ])
})
