import { viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { offeredScope, scopesFor } from './scopes.ts'

test('only members can search their own pins', () => {
  expect(scopesFor(viewer())).toContain('my_pins')
  expect(scopesFor(null)).toEqual(['pins', 'buyable_pins', 'boards', 'users'])
  expect(offeredScope('my_pins', viewer())).toBe('my_pins')
  expect(offeredScope('my_pins', null)).toBeUndefined()
  expect(offeredScope('users', null)).toBe('users')
})

test('an unknown scope is none', () => {
  expect(offeredScope('everything', viewer())).toBeUndefined()
  expect(offeredScope('boards', null)).toBe('boards')
})
