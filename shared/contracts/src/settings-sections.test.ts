import { expect, test } from 'vitest'
import { RegisteredModule } from './registry-module.ts'
import { z } from './schema.ts'
import { isSettingsList, settingsSections } from './settings-sections.ts'

const place = { icon: 'lock', order: 30 }

function module(name: string, pages: readonly object[], enabled = true) {
  return z.parse(RegisteredModule, {
    base: `https://${name}.test/`,
    enabled,
    descriptor: {
      name,
      version: '1.0.0',
      contract: '^1.6.0',
      container: name,
      entry: 'a.js',
      preload: [],
      overlays: [],
      slots: [],
      nav: [],
      files: [],
      pages: pages.map((page) => ({ name, title: name, who: 'member', preload: [], ...page })),
    },
  })
}

const security = module('security', [
  { route: '/settings/security/', settings: place },
  { route: '/login/', title: 'Log in' },
])
const notes = module('notes', [
  { route: '/settings/notes/', settings: { icon: 'bell', order: 5 }, title: 'Notes' },
])
const off = module('off', [{ route: '/settings/off/', settings: place }], false)

test('the sections are the pages that modules in use declare as such, in their order', () => {
  expect(settingsSections([security, notes, off])).toEqual([
    { title: 'Notes', to: '/settings/notes/', icon: 'bell' },
    { title: 'security', to: '/settings/security/', icon: 'lock' },
  ])
})

test('the list of sections has an address while there is a section', () => {
  expect(isSettingsList([security], '/settings/')).toBe(true)
  expect(isSettingsList([security], '/settings/security/')).toBe(false)
  expect(isSettingsList([off], '/settings/')).toBe(false)
})
