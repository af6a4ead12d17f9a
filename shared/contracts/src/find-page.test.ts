import { expect, test } from 'vitest'
import { findPage } from './find-page.ts'
import type { RegisteredModule } from './registry-module.ts'

const module = (name: string, routes: readonly string[], enabled = true): RegisteredModule => ({
  base: `http://localhost:3199/${name}/`,
  enabled,
  descriptor: {
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    container: name,
    entry: 'remoteEntry.js',
    preload: [],
    pages: routes.map((route) => ({
      name: route,
      route,
      title: '',
      who: 'anyone',
      over: false,
      preload: [],
    })),
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
    files: [],
  },
})

const feed = module('shopping', ['/', '/search/pins/'])
const save = module('save', ['/:username/', '/:username/:boardSlug/', '/pin/:pinId/'])
const nameAt = (modules: readonly RegisteredModule[], path: string) =>
  findPage(modules, path)?.module.descriptor.name

test('the most specific page of all modules answers a path', () => {
  const modules = [save, feed]
  expect(['/', '/mira/', '/search/pins/', '/pin/42/'].map((path) => nameAt(modules, path))).toEqual(
    ['shopping', 'save', 'shopping', 'save'],
  )
  expect(findPage(modules, '/pin/42/')?.params).toEqual({ pinId: '42' })
  expect(findPage(modules, '/a/b/c/d/')).toBeUndefined()
})

test('of two modules with the same address, the first listed answers', () => {
  expect(nameAt([save, module('other', ['/:name/'])], '/mira/')).toBe('save')
})

test('a module that is switched off keeps its addresses, so that its region can say so', () => {
  expect(nameAt([module('shopping', ['/'], false)], '/')).toBe('shopping')
})

test('a build that takes the place of another in the list answers with its own pages', () => {
  const modules = [feed, save]
  expect(nameAt(modules, '/ideas/')).toBe('save')
  modules[0] = module('shopping', ['/', '/search/pins/', '/ideas/'])
  expect(nameAt(modules, '/ideas/')).toBe('shopping')
})
