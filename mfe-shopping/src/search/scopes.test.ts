import { viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { offeredScope, scopesFor } from './scopes.ts'

test('S6.9 only members can search for people', () => {
  expect(scopesFor(viewer())).toContain('users')
  expect(scopesFor(null)).toEqual(['pins', 'buyable_pins', 'boards'])
  expect(offeredScope('users', viewer())).toBe('users')
  expect(offeredScope('users', null)).toBeUndefined()
})

test('an unknown scope is none', () => {
  expect(offeredScope('everything', viewer())).toBeUndefined()
  expect(offeredScope('boards', null)).toBe('boards')
})
