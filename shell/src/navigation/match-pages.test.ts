// @vitest-environment jsdom

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { findPage } from '@tessera/contracts/find-page'
import { withoutLists } from '@tessera/contracts/match-path'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { isSettingsList } from '@tessera/contracts/settings-sections'
import type { ModuleDefinition } from '@tessera/module'
import { describeModule } from '@tessera/module/descriptor'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { addPages, routesOf } from '../frame/routes.tsx'
import { matchAmong, matchPage } from './match-pages.ts'
import { createRouter } from './router.ts'

const noFiles = { contract: '^1.0.0', entry: '', container: '', files: [], module: [], chunks: {} }

async function registered(folder: string): Promise<RegisteredModule> {
  const file = pathToFileURL(join(root, folder, 'src/module.ts')).href
  const { default: definition }: { default: ModuleDefinition } = await import(
    /* @vite-ignore */ file
  )
  return { base: '', enabled: true, descriptor: describeModule(definition, noFiles) }
}

const modules = await Promise.all(moduleFolders().map(registered))

const childrenOf = (all: readonly RegisteredModule[]): RouteObject[] =>
  routesOf(all)[0]?.children ?? []

/** Matches a path in the routes of pages, and returns the page; undefined for an unknown address. */
function pageAt(routes: RouteObject[], pathname: string) {
  const match = matchAmong(routes, pathname)
  const handle: unknown = match?.route.handle
  return handle === undefined ? undefined : { ...Object(handle), params: match?.params }
}

/** The same by the table of the service. */
function expected(all: readonly RegisteredModule[], pathname: string) {
  const found = isSettingsList(all, pathname) ? undefined : findPage(all, pathname)
  if (found === undefined) return undefined
  const { module: owner, page, params } = found
  return { module: owner.descriptor.name, page: page.name, pattern: page.route, params }
}

const patterns = modules
  .flatMap(({ descriptor }) => descriptor.pages)
  .flatMap(({ route }) => withoutLists(route))

const words = [...new Set(patterns.flatMap((pattern) => pattern.split('/')))]
const strange = ['', '42', 'Pin', 'a%2Fb', '%252F', '%2541', 'p%69n', '%00', '%E0%A4%A', '%', 'é']
const segment = fc.constantFrom(...strange, ...words.filter((word) => !word.startsWith(':')))

/** An address made of a page's pattern, or of any words of the patterns. */
const address = fc
  .tuple(fc.constantFrom(...patterns), fc.array(segment, { maxLength: 5 }), fc.boolean())
  .map(([pattern, some, isFree]) => {
    const own = pattern.split('/').map((part, at) => (part.startsWith(':') ? some[at] : part))
    return isFree ? `/${some.join('/')}/` : own.join('/')
  })
const slashes = fc.constantFrom('', '/', '//')

test('the routes of the registered modules match as the service does, every address', () => {
  // A broken encoding is a warning of react-router.
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(modules.length).toBeGreaterThan(3)
  const routes = childrenOf(modules)
  const isAlike = (path: string) => {
    const found = expected(modules, path)
    expect(pageAt(routes, path), path).toEqual(found)
    // react-router alone knows no digits, encodings or empty segments, and agrees on all that a page takes.
    const [plain] = matchRoutes(routes, path) ?? []
    if (found !== undefined && !path.startsWith('/advertiser/'))
      expect(plain?.route.handle, path).toMatchObject({ pattern: found.pattern })
  }
  for (const path of [...patterns, '/PIN/42/', '/Search/boards/', '/settings/Trash/']) isAlike(path)
  fc.assert(
    fc.property(address, slashes, (path, end) => isAlike(path.replace(/\/$/, '') + end)),
    { numRuns: 150 },
  )
})

test('any routes match as the service does, whichever are alike', () => {
  const three = { minLength: 3, maxLength: 3 }
  const part = fc.constantFrom('a', 'b', ':x', ':z(a|c)')
  const route = fc.array(part, three).map((parts) => `/${parts.join('/')}/`)
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), three)
    .map((parts) => `/${parts.join('/')}/`)
  fc.assert(
    fc.property(fc.array(fc.array(route)), path, (all, asked) => {
      const some = all.map((pages, at) => module(`m${at}`, { pages }))
      expect(pageAt(childrenOf(some), asked)).toEqual(expected(some, asked))
    }),
    { numRuns: 200 },
  )
})

test('the routes of a new build’s pages are added to those of the frame', () => {
  const before = module('save', { pages: ['/', '/:username/'] })
  history.replaceState(null, '', '/lamps/')
  const router = createRouter(window, routesOf([before]))
  const found = () => matchPage(router, '/lamps/')?.route.path
  expect(found()).toBe('/:username/')
  addPages(router, module('save', { pages: ['/', '/:username/', '/lamps/'] }))
  expect(found()).toBe('/lamps/')
  expect(router.routes[0]?.children?.filter(({ path }) => path === '/')).toHaveLength(1)
})
