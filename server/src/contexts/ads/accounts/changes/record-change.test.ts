import { expect, test } from 'vitest'
import { changedFields } from './record-change.ts'

const start = new Date('2026-11-26T00:00:00Z')

test.each([
  ['a changed value', { state: 'active' }, { state: 'paused' }, [['state', 'active', 'paused']]],
  ['a value that stays', { state: 'active' }, { state: 'active' }, []],
  ['a moment that stays', { starts_at: new Date(start) }, { starts_at: start }, []],
  ['a value that is removed', { bid: 5 }, { bid: null }, [['bid', '5', null]]],
  ['a new object', null, { name: 'Spring', bid: null }, [['name', null, 'Spring']]],
  ['a number and its text', { bid: 5 }, { bid: '5' }, []],
])('%s is told by its fields', (_, before, after, told) => {
  expect(changedFields(before, after)).toEqual(
    told.map(([field, from, to]) => ({ field, before: from, after: to })),
  )
})
