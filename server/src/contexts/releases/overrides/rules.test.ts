import type { RegisteredModule } from '@tessera/contracts/registry'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { isRelayOpen } from './relay-rules.ts'
import {
  mayLoadFrom,
  overridesMax,
  overridesOfSet,
  replaceModules,
  switchedOffIn,
  withOverride,
} from './rules.ts'

const idOf = (digit: string) => z.parse(BuildId, digit.repeat(64))
const module = (name: string, base = 'https://store.test/'): RegisteredModule => ({
  base: `${base}${name}/`,
  enabled: true,
  descriptor: {
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    container: name,
    entry: 'a.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    handles: [],
    nav: [],
    files: [{ path: 'a.js', integrity: `sha384-${'a'.repeat(64)}`, kind: 'script', bytes: 1 }],
  },
})

test('replacements take the places of modules; new ones come last, and those without an id are kept by address', () => {
  const chosen = {
    modules: [module('auth'), module('save'), module('ads')],
    builds: { auth: idOf('a'), save: idOf('b'), ads: idOf('c') },
  }
  const mine = module('save', 'https://team.test/')
  const replaced = replaceModules(
    chosen,
    new Map([
      ['notes', { module: module('notes'), build: idOf('d') }],
      ['save', { module: mine }],
      ['ads', null],
    ]),
  )
  const names = replaced.modules.map(({ descriptor, enabled }) => [descriptor.name, enabled])
  expect(names).toEqual([
    ['auth', true],
    ['save', true],
    ['ads', false],
    ['notes', true],
  ])
  expect(replaced.modules[1]).toBe(mine)
  expect(replaced.builds).toEqual({ auth: idOf('a'), notes: idOf('d') })
  expect(replaced.kept).toEqual({ ...replaced.builds, save: 'https://team.test/save/' })
})

test('an address switches modules off by their names, each once and not without end', () => {
  const off = (query: string) => switchedOffIn(new URLSearchParams(query))
  expect(off('disable=save,auth&disable= save ,,')).toEqual(['save', 'auth'])
  expect(off('')).toEqual([])
  const many = Array.from({ length: 500 }, (_, at) => `m${at}`).join()
  expect(off(`disable=${many}`)).toHaveLength(overridesMax)
})

test('a module has one override, the last one', () => {
  const off = { from: 'off', module: 'save' } as const
  const build = { from: 'build', module: 'save', build: idOf('a') } as const
  expect(withOverride([off, { from: 'off', module: 'auth' }], build)).toEqual([
    { from: 'off', module: 'auth' },
    build,
  ])
})

test('a set of the past runs its modules and no others, in its shell; a set without a shell leaves it alone', () => {
  const builds = { save: idOf('a'), shell: idOf('b') }
  expect(overridesOfSet(builds, ['save', 'auth', 'shell'])).toEqual([
    { from: 'build', module: 'save', build: idOf('a'), even_revoked: true },
    { from: 'build', module: 'shell', build: idOf('b'), even_revoked: true },
    { from: 'off', module: 'auth' },
  ])
  expect(overridesOfSet({}, ['auth', 'shell'])).toEqual([{ from: 'off', module: 'auth' }])
})

test('a module comes from a listed origin with all hashes; in development from any', () => {
  const settings = { overrides: false, overrideOrigins: ['https://team.test'] }
  const ours = module('save', 'https://team.test/')
  const { descriptor } = ours
  const bare = { ...descriptor, files: [{ path: 'a.js', kind: 'script' as const, bytes: 1 }] }
  expect(mayLoadFrom(ours, settings)).toBe(true)
  expect(mayLoadFrom({ ...ours, descriptor: bare }, settings)).toBe(false)
  expect(mayLoadFrom(module('save', 'https://team.test.evil.example/'), settings)).toBe(false)
  expect(mayLoadFrom({ ...ours, descriptor: bare }, { ...settings, overrides: true })).toBe(true)
})

test('a relay is open while its machine was seen within a minute, for twelve hours', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
  const hours = 3_600
  expect(isRelayOpen({ seenAt: ago(60), startedAt: ago(12 * hours) }, now)).toBe(true)
  expect(isRelayOpen({ seenAt: ago(61), startedAt: ago(61) }, now)).toBe(false)
  expect(isRelayOpen({ seenAt: ago(1), startedAt: ago(12 * hours + 1) }, now)).toBe(false)
})
