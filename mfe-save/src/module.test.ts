import { expect, test } from 'vitest'
import module from './module.ts'

test('S2.40 profiles are at /{username}, pins at /pin/{id}', () => {
  expect(module.pages?.profile?.route).toBe('/:username/')
  expect(module.pages?.pin?.route).toBe('/pin/:pinId/')
  expect(module.pages?.board?.route).toBe('/:username/:boardSlug/')
})

test('the save modal is what opens when a save is asked for', () => {
  expect(Object.keys(module.overlays ?? {})).toEqual(['save-pin'])
})
