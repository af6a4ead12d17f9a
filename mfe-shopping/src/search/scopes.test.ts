import { viewer } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { offeredScope, scopesFor } from './scopes.ts'

test('S6.9 people are not searched by somebody who is not logged in', () => {
  expect(scopesFor(viewer())).toContain('users')
  expect(scopesFor(null)).toEqual(['pins', 'buyable_pins', 'boards'])
  expect(offeredScope('users', viewer())).toBe('users')
  expect(offeredScope('users', null)).toBeUndefined()
})

test('a scope that there is not is none', () => {
  expect(offeredScope('everything', viewer())).toBeUndefined()
  expect(offeredScope('boards', null)).toBe('boards')
})
