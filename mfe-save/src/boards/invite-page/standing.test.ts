import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

test('an invitation is for people who are not on the board yet', () => {
  expect(standingOf(false, null)).toBe('visitor')
  expect(standingOf(true, null)).toBe('asked')
  expect(standingOf(true, 'advertiser')).toBe('asked')
  expect(standingOf(true, 'collaborator')).toBe('joined')
  expect(standingOf(true, 'owner')).toBe('owner')
})
