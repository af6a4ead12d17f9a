import { expect, test } from 'vitest'
import module from './module.ts'

test('S2.40 profiles are at /{username}, pins at /pin/{id}', () => {
  expect(module.pages?.profile?.route).toBe('/:username/')
  expect(module.pages?.pin?.route).toBe('/pin/:pinId/')
  expect(module.pages?.board?.route).toBe('/:username/:boardSlug/')
})

test('what is asked for opens: saving, sharing, introducing oneself, asking about an ad, reporting and confirming a pin', () => {
  expect(Object.keys(module.overlays ?? {})).toEqual([
    'save-pin',
    'save-confirmation',
    'share-pin',
    'introduction',
    'ad-reason',
    'report-pin',
  ])
})

test('a pin opens over the page it was reached from, and nothing else does', () => {
  const over = Object.entries(module.pages ?? {}).filter(([, page]) => page.over)
  expect(over.map(([name]) => name)).toEqual(['pin'])
})
