import { expect, test } from 'vitest'
import { changesOf } from './value-text.ts'

test('a change lists the values that differ, and nothing as a dash', () => {
  expect(
    changesOf(
      { state: 'active', domains: [], role: 'owner' },
      { state: 'suspended', domains: ['a.example', 'b.example'], role: 'owner', until: null },
    ),
  ).toEqual([
    { field: 'domains', before: '–', after: 'a.example, b.example' },
    { field: 'state', before: 'active', after: 'suspended' },
  ])
  expect(changesOf(null, null)).toEqual([])
})
