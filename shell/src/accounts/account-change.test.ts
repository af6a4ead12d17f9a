import { createBus } from '@tessera/bus'
import { sessionChanged, switcherResumed } from '@tessera/contracts/events/facts'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { createStores } from '@tessera/module/host'
import { expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import type { OpenOverlay } from '../overlays/overlays.ts'
import { createAccountChange, placeAfter } from './account-change.ts'

const oto = { ...viewer, id: z.parse(UserId, '8'), username: 'oto', full_name: 'Oto' }
const overlay = (name: string, input: unknown): OpenOverlay => ({
  key: 1,
  module: 'auth',
  name,
  input,
})
const adding = overlay('sign-up', { source: 'homePage', switching: {} })

test('V2.49 a switch in this tab leads to the address that was chosen', () => {
  const switched = { chosen: '/oto/', pathname: '/mira/kitchen/', overlays: [] }
  expect(placeAfter(switched)).toBe('/oto/')
})

test('V2.36 V2.48 any log-in on /add-account, or over another page, leads home', () => {
  const added = { chosen: undefined, pathname: '/add-account/', overlays: [] }
  expect(placeAfter(added)).toBe('/')
  expect(placeAfter({ ...added, pathname: '/pin/4/', overlays: [adding] })).toBe('/')
})

test.each([
  ['a switch in another tab', []],
  [
    'a log-in as somebody else after a session ended',
    [overlay('sign-up', { source: 'homePage', start: 'log-in' })],
  ],
  ['another open overlay', [overlay('save-pin', null)]],
])('%s leaves the tab where it is', (_, overlays) => {
  expect(placeAfter({ chosen: undefined, pathname: '/pin/4/', overlays })).toBeUndefined()
})

function tab({ unsaved = false, overlays = [] as readonly OpenOverlay[] } = {}) {
  const bus = createBus({ report: () => {} })
  const boot = { viewer, returning: null, experiments: {}, theme: 'system', locale: 'en' } as const
  const stores = createStores(boot)
  const load = vi.fn()
  const change = createAccountChange({
    bus,
    stores,
    load,
    holds: { has: () => unsaved },
    overlays: { $open: { get: () => overlays } },
  })
  return { bus, stores, load, change }
}

test('a tab without unsaved input loads the page again when another tab has switched', () => {
  const { change, load } = tab()
  change.follow(oto)
  expect(load).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(change.$dialog.get()).toBeNull()
})

test('a tab with unsaved input asks, and leaves when it is told to', () => {
  const { change, load } = tab({ unsaved: true })
  change.follow(oto)
  expect(load).not.toHaveBeenCalled()
  expect(change.$dialog.get()).toEqual({ kind: 'overtaken', viewer: oto })
  change.leave()
  expect(load).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('a switch back to the account of a tab with unsaved input ends its question', () => {
  const { bus, change } = tab({ unsaved: true })
  change.follow(oto)
  bus.emit(sessionChanged, { viewer: oto })
  expect(change.$dialog.get()).not.toBeNull()
  bus.emit(sessionChanged, { viewer })
  expect(change.$dialog.get()).toBeNull()
})

test('a tab that leaves for an address goes there, whatever calls are refused meanwhile', () => {
  const overlays = [adding]
  const { change, load } = tab({ overlays })
  change.follow(oto)
  overlays.pop()
  change.follow(oto)
  expect(load).toHaveBeenCalledExactlyOnceWith('/')
})

test('a switch that was asked about in its own tab does not ask again', () => {
  const { change, load } = tab({ unsaved: true })
  change.choose('/oto/')
  change.follow(oto)
  expect(load).toHaveBeenCalledExactlyOnceWith('/oto/')
})

test('V2.29 the switcher opens again when the log-in to another account is closed, for members', () => {
  const { bus, stores, change } = tab()
  bus.emit(switcherResumed, {})
  expect(change.$dialog.get()).toEqual({ kind: 'switcher' })
  change.$dialog.set(null)
  stores.$viewer.set(null)
  bus.emit(switcherResumed, {})
  expect(change.$dialog.get()).toBeNull()
})
