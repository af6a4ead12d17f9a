import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { ModuleBuild } from '@tessera/contracts/releases/release-state'
import type { ToolState } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { listed } from './list.ts'

test('a module that nobody gets yet is listed with its builds, and one without builds is refused', async () => {
  const descriptor = {
    name: 'notes',
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'notes',
    entry: 'a.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    files: [],
  }
  const build = z.parse(ModuleBuild, {
    id: await buildIdOf(descriptor),
    module: 'notes',
    base: 'http://store.test/',
    descriptor,
    commit: null,
    lockfile: null,
    published_at: '2026-11-01',
    published_by: 'team',
  })
  const state: ToolState = { version: 1, modules: [], builds: [], changes: [], listed: [build] }
  const { lines } = listed(state, 'notes')
  expect(lines).toContain('notes: nobody gets it yet')
  expect(lines.join()).toContain(`${build.id.slice(0, 12)}  1.0.0`)
  expect(() => listed(state, 'save')).toThrow('The product has no module save; publish it first.')
})
