import { expect, test } from 'vitest'
import { readCheckOptions } from './check-options.ts'

test('a check compares with main unless a revision is given', () => {
  expect(readCheckOptions([])).toEqual({ all: false, locality: false })
  expect(readCheckOptions(['--changed', 'v1', '--all'])).toEqual({
    changed: 'v1',
    all: true,
    locality: false,
  })
  expect(readCheckOptions(['--locality'])).toEqual({ all: false, locality: true })
})

test('an option that does not exist is refused with those that do', () => {
  expect(readCheckOptions(['--since', 'v1'])).toContain('--changed REVISION')
  expect(readCheckOptions(['--changed'])).toContain('--changed REVISION')
})
