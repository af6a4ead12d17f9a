import type { Boot } from '@tessera/contracts/boot'
import { expect, test } from 'vitest'
import { module } from '../../test/registry.ts'
import { applyOverrides, resetOverrides, writeOverrides } from './apply-overrides.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const boot: Boot = {
  brand: 'Tessera',
  contract: '1.0.0',
  status: 200,
  title: '',
  viewer: null,
  returning: null,
  locale: 'en',
  theme: 'system',
  experiments: {},
  modules: [module('save'), module('auth')],
  answers: [],
  overrides: true,
}

const mine = { ...module('save'), base: 'http://localhost:9999/' }

test('an override replaces the registry’s module in this browser until it is reset', () => {
  const store = storage()
  writeOverrides(store, { save: mine })
  expect(applyOverrides(boot, store).modules.map(({ base }) => base)).toEqual([
    'http://localhost:9999/',
    'http://localhost:3199/auth/',
  ])
  resetOverrides(store)
  expect(applyOverrides(boot, store)).toEqual(boot)
})

test('overrides are ignored where the service does not allow them', () => {
  const store = storage()
  writeOverrides(store, { save: mine })
  const live = { ...boot, overrides: false }
  expect(applyOverrides(live, store)).toBe(live)
})

test('unreadable overrides do not stop the page from starting', () => {
  const store = storage()
  for (const text of ['{', '[]', '{"save":{"base":3}}']) {
    store.setItem('tessera.overrides', text)
    expect(applyOverrides(boot, store).modules).toHaveLength(2)
  }
})
