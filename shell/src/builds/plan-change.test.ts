import type { ListedModule } from '@tessera/contracts/listed-module'
import { RegisteredModule } from '@tessera/contracts/registry'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { module } from '../../test/registry.ts'
import { admittedOrigins, planChange } from './plan-change.ts'

const set = { id: 'a'.repeat(12), shell: 'b'.repeat(12) }
const other = { ...set, id: 'c'.repeat(12) }
const feed = module('shopping', { pages: ['/'], overlays: ['share'], handles: ['save.tapped@1'] })
const save = module('save', { pages: ['/:username/'] })

const rebuilt = (from: RegisteredModule): RegisteredModule => ({
  ...from,
  descriptor: { ...from.descriptor, version: '2.0.0', entry: 'remoteEntry.2.js' },
})

const changed = (over: Partial<RegisteredModule['descriptor']>): RegisteredModule => ({
  ...feed,
  descriptor: { ...feed.descriptor, ...over },
})

function planned(offered: readonly RegisteredModule[], next = other) {
  const running = { set, modules: [feed, save] }
  return planChange(running, { set: next, modules: offered }, admittedOrigins(running.modules))
}

test('a tab whose modules did not change stays as it is', () => {
  expect(planned([feed, save])).toEqual({ how: 'stay' })
})

test('a module that offers the same as before is replaced in the page, and no other', () => {
  expect(planned([rebuilt(feed), save])).toEqual({ how: 'swap', modules: [rebuilt(feed)] })
})

test('a module that offers a page more is replaced in the page', () => {
  const [home] = feed.descriptor.pages
  if (home === undefined) throw new Error('The module has no page.')
  const more = rebuilt(changed({ pages: [{ ...home, name: 'lamps', route: '/lamps/' }, home] }))
  expect(planned([more, save])).toEqual({ how: 'swap', modules: [more] })
  const other = rebuilt(changed({ pages: [{ ...home, who: 'member' }] }))
  expect(planned([other, save])).toEqual({ how: 'document' })
})

test('what the service alone reads of a module makes no other module of it', () => {
  const [home] = feed.descriptor.pages
  if (home === undefined) throw new Error('The module has no page.')
  const whole = changed({
    pages: [{ ...home, firstScreen: 'first-screen/home.0123.json' }],
    experiments: [{ name: 'covers', arms: ['large'], default: 'large' }],
  })
  expect(planned([whole, save])).toEqual({ how: 'stay' })
  expect(planned([rebuilt(whole), save])).toMatchObject({ how: 'swap' })
})

test('the same build is the same, however much of it the document lists', async () => {
  const build = await buildIdOf(feed.descriptor)
  const listed = { ...feed, build, isPartial: true, descriptor: { ...feed.descriptor, files: [] } }
  const running = { set, modules: [listed] }
  const plan = (next: ListedModule) =>
    planChange(running, { set: other, modules: [next] }, admittedOrigins([feed]))
  expect(plan({ ...feed, build })).toEqual({ how: 'stay' })
  const next = { ...rebuilt(feed), build: await buildIdOf(rebuilt(feed).descriptor) }
  expect(plan(next)).toEqual({ how: 'swap', modules: [next] })
  const moved = { ...feed, build, base: `${feed.base}2/` }
  expect(plan(moved)).toEqual({ how: 'swap', modules: [moved] })
})

test('a module whose fields come in another order offers the same', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, each]) => [key, turned(each)]),
    )
  }
  const offered = [rebuilt(feed), save].map((each) =>
    z.parse(RegisteredModule, JSON.parse(JSON.stringify(turned(each)))),
  )
  const running = { set, modules: [feed, save].map((each): ListedModule => Object(turned(each))) }
  expect(planChange(running, { set: other, modules: offered }, admittedOrigins(offered))).toEqual({
    how: 'swap',
    modules: [offered[0]],
  })
})

test.each<[string, readonly RegisteredModule[]]>([
  ['a module is added', [feed, save, module('notes')]],
  ['a module is gone', [feed]],
  ['a module is disabled', [{ ...feed, enabled: false }, save]],
  ['a module needs other contracts', [changed({ contract: '^99.0.0' }), save]],
  ['a page is gone', [changed({ pages: [] }), save]],
  ['an overlay is new', [changed({ overlays: [{ name: 'report', preload: [] }] }), save]],
  ['a request is handled no more', [changed({ handles: [] }), save]],
  [
    'the files are at an origin that the document does not admit',
    [{ ...rebuilt(feed), base: 'https://elsewhere.test/' }, save],
  ],
  [
    'a file has no hash',
    [changed({ files: [{ path: 'remoteEntry.js', kind: 'script', bytes: 1 }] }), save],
  ],
])('the next page is a new document when %s', (_, offered) => {
  expect(planned(offered)).toEqual({ how: 'document' })
})

test('the next page is a new document when the shell has another build', () => {
  const next = { ...set, shell: 'd'.repeat(12) }
  expect(planned([feed, save], next)).toEqual({ how: 'document' })
})
