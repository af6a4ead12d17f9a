// @vitest-environment jsdom

import { cleanup } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnRouter } from '../../test/drawn-router.tsx'
import { module } from '../../test/registry.ts'
import { createNavigation } from './navigation.ts'

const modules = [
  module('shopping', { pages: ['/'] }),
  module('save', { pages: ['/pin/:pinId/', '/:username/'], over: ['/pin/:pinId/'] }),
]

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

afterEach(cleanup)

function navigating() {
  const { router, to } = drawnRouter()
  const $address = atom({ pathname: '', search: '' })
  const $navigation = createNavigation({
    router,
    linked: false,
    modules,
    storage: sessionStorage,
    $address,
  })
  const seen = () => {
    const { base, top } = $navigation.get().shown
    return [base.pathname, top?.pathname]
  }
  return { router, to, $navigation, $address, seen }
}

test('a page whose descriptor opens over others opens as a layer, and the address is the layer’s', () => {
  const { to, seen, $address } = navigating()
  to('/pin/42/')
  expect(seen()).toEqual(['/', '/pin/42/'])
  expect($address.get().pathname).toBe('/pin/42/')
  to('/mira/')
  expect(seen()).toEqual(['/mira/', undefined])
})

test('a document loaded at such an address shows a normal page and keeps the history', async () => {
  navigating().to('/pin/42/')
  cleanup()
  const reloaded = navigating()
  expect(reloaded.seen()).toEqual(['/pin/42/', undefined])
  expect(reloaded.$navigation.get().history.back).toHaveLength(1)
  void reloaded.router.navigate(-1)
  await vi.waitFor(() => expect(reloaded.seen()).toEqual(['/', undefined]))
  void reloaded.router.navigate(1)
  await vi.waitFor(() => expect(reloaded.seen()).toEqual(['/', '/pin/42/']))
})
