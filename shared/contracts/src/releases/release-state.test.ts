import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { ModuleDescriptor } from '../registry-module.ts'
import { activeRegistry } from './active-registry.ts'
import { buildIdOf } from './build-id.ts'
import { ModuleBuild, ModuleRelease, ReleaseState } from './release-state.ts'

const raw = {
  name: 'save',
  version: '1.0.0',
  contract: '^1.6.0',
  container: 'tessera_save',
  entry: 'remoteEntry.js',
  preload: [],
  files: [],
  nav: [],
  pages: [],
  overlays: [],
  slots: [],
}
const id = await buildIdOf(raw)
const build = {
  id,
  module: 'save',
  base: `https://store.test/save/${id}/`,
  descriptor: raw,
  commit: 'a'.repeat(40),
  lockfile: 'b'.repeat(64),
  published_at: '2026-11-01T00:00:00.000Z',
  published_by: 'save team',
}
const release = {
  name: 'save',
  enabled: true,
  active: id,
  last_good: null,
  rollout: { build: id, percent: 10, since: '2026-11-01T00:00:00.000Z' },
  revoked: [],
}
const state = (changed: object = {}, others: readonly object[] = []) =>
  z.parse(ReleaseState, {
    version: 7,
    modules: [{ ...release, ...changed }],
    builds: [build, ...others],
  })

test('a state, its builds and releases are read; the descriptor has the fields that builds lack', () => {
  expect(state().builds[0]?.descriptor).toEqual(z.parse(ModuleDescriptor, raw))
  expect(state().modules).toEqual([release])
})

test.each([
  [
    'a share above 100',
    ModuleRelease,
    { ...release, rollout: { ...release.rollout, percent: 101 } },
  ],
  ['a share below 0', ModuleRelease, { ...release, rollout: { ...release.rollout, percent: -1 } }],
  ['a module with a path for a name', ModuleRelease, { ...release, name: '../save' }],
  ['a commit with other letters', ModuleBuild, { ...build, commit: `${'a'.repeat(39)};` }],
  ['a base that runs code', ModuleBuild, { ...build, base: 'javascript:alert(1)//' }],
])('%s is refused', (_, schema, value) => {
  expect(z.safeParse(schema, value).success).toBe(false)
})

test('the registry has the active builds, where they are', () => {
  expect(activeRegistry(state())).toEqual({
    schema: 1,
    modules: [{ base: build.base, enabled: true, descriptor: z.parse(ModuleDescriptor, raw) }],
  })
  expect(activeRegistry(state({ enabled: false })).modules[0]?.enabled).toBe(false)
})

test.each([
  ['without an active build', { active: null }],
  ['whose active build is revoked', { revoked: [id] }],
  ['whose active build is not known', { active: 'f'.repeat(64) }],
  ['whose active build is of another module', { name: 'shopping' }],
])('a module %s is not in the registry', (_, changed) => {
  expect(activeRegistry(state(changed)).modules).toEqual([])
})
