import { expect, test } from 'vitest'
import type { RegisteredModule } from './registry.ts'
import { Registry } from './registry.ts'

import { z } from './schema.ts'
import { settleClaims } from './settle-claims.ts'

const page = (route: string) => ({
  name: 'page',
  route,
  title: '',
  preload: [],
  over: false,
  who: 'anyone' as const,
})

function entry(
  name: string,
  claims: Partial<RegisteredModule['descriptor']> = {},
  enabled = true,
): RegisteredModule {
  return {
    base: `https://${name}.test/`,
    enabled,
    descriptor: {
      name,
      version: '1.0.0',
      contract: '^1.0.0',
      container: `tessera_${name}`,
      entry: 'entry.js',
      preload: [],
      files: [],
      nav: [],
      pages: [],
      overlays: [],
      slots: [],
      handles: [],
      ...claims,
    },
  }
}

const faultsOf = (...modules: readonly RegisteredModule[]) => {
  const { error } = z.safeParse(Registry, { schema: 1, modules })
  return (error?.issues ?? []).map(({ message, path }) => `${path.join('.')} ${message}`)
}

const save = entry('save', {
  pages: [page('/'), page('/:username/')],
  overlays: [{ name: 'save-pin', preload: [] }],
  slots: [{ slot: 'saving', name: 'saving', preload: [] }],
  handles: ['save.tapped@1'],
})

test.each<[string, string, Partial<RegisteredModule['descriptor']>, string]>([
  ['an address', 'the address /', { pages: [page('/')] }, 'pages.0.route'],
  [
    'an address with another parameter name',
    'the address /:/',
    { pages: [page('/new/'), page('/:person/')] },
    'pages.1.route',
  ],
  [
    'an overlay',
    'the overlay save-pin',
    { overlays: [{ name: 'save-pin', preload: [] }] },
    'overlays.0.name',
  ],
  [
    'a slot',
    'the slot saving',
    { slots: [{ slot: 'saving', name: 'x', preload: [] }] },
    'slots.0.slot',
  ],
  ['a request', 'the request save.tapped', { handles: ['save.tapped@2'] }, 'handles.0'],
  ['a container', 'the container tessera_save', { container: 'tessera_save' }, 'container'],
])(
  'a module that claims %s of another module is refused, with both names',
  (_, what, claims, path) => {
    const faults = faultsOf(save, entry('notes', claims))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`modules.1.descriptor.${path} save and notes both claim ${what};`)
  },
)

test('a disabled or incompatible module holds no claims', () => {
  const notes = entry('notes', { pages: [page('/')] })
  expect(faultsOf({ ...save, enabled: false }, notes)).toEqual([])
  const old = { ...save, descriptor: { ...save.descriptor, contract: '^0.9.0' } }
  expect(faultsOf(notes, old)).toEqual([])
  const other = { ...save, descriptor: { ...save.descriptor, abi: 2 } }
  expect(faultsOf(notes, other)).toEqual([])
})

test('two entries must not have the same name, even if one is disabled', () => {
  const faults = faultsOf(save, {
    ...entry('save', { container: 'x' }, false),
    base: 'https://b.test/',
  })
  expect(faults[0]).toContain('Two entries are named save (https://save.test/ and https://b.test/)')
})

test.each(['/login', '/*', '/login/*', '/:page?/', '//', '/a b/', 'login/'])(
  'the route %s, which a router could match to more addresses, is refused',
  (route) => {
    expect(faultsOf(entry('notes', { pages: [page(route)] }))).toHaveLength(1)
  },
)

const pagesOf = (...modules: readonly RegisteredModule[]) =>
  settleClaims(modules).modules.map(({ descriptor }) => descriptor.pages.map(({ route }) => route))

test('an active module gets what an inactive one claims too, in any order', () => {
  const notes = entry('notes', { pages: [page('/'), page('/notes/')] })
  const off = { ...save, enabled: false }
  expect(pagesOf(off, notes)).toEqual([['/:username/'], ['/', '/notes/']])
  expect(settleClaims([off, notes]).refused).toEqual([])
})

test('of two active modules, the first in the registry keeps the claim, and the conflict is reported', () => {
  const notes = entry('notes', { pages: [page('/'), page('/notes/')] })
  expect(pagesOf(save, notes)).toEqual([['/', '/:username/'], ['/notes/']])
  expect(settleClaims([save, notes]).refused).toMatchObject([
    { holder: 'save', name: 'notes', what: 'the address /' },
  ])
})

test('of two active modules with the same container, the second does not run', () => {
  const notes = entry('notes', { container: 'tessera_save' })
  expect(settleClaims([save, notes]).modules.map(({ enabled }) => enabled)).toEqual([true, false])
})
