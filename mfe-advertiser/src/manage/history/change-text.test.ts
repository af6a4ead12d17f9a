import { expect, test } from 'vitest'
import { changeText, isCreation } from './change-text.ts'

const writing = {
  money: (micro: number) => `$${micro / 1_000_000}`,
  moment: (text: string) => `at ${text.slice(0, 10)}`,
}

test.each([
  ['state', 'active', 'paused', 'State: Running → Paused'],
  ['daily_budget_micro', '5000000', '7500000', 'Daily budget: $5 → $7.5'],
  ['ends_at', null, '2026-11-27T23:00:00Z', 'Ends: none → at 2026-11-27'],
  ['is_flexible', 'false', 'true', 'Flexible days: no → yes'],
  ['name', 'paused', 'active', 'Name: paused → active'],
  ['review_reason', null, 'picture', 'Reason: none → its picture'],
  ['new_field', '1', '2', 'new_field: 1 → 2'],
])('a change of %s from %s to %s is told in words', (field, before, after, told) => {
  expect(changeText({ field, before, after }, false, writing)).toBe(told)
})

test('something is created when nothing of it was there before', () => {
  const field = { field: 'name', before: null, after: 'Spring' }
  expect(isCreation({ fields: [field, { ...field, field: 'state', after: 'active' }] })).toBe(true)
  expect(isCreation({ fields: [{ field: 'ends_at', before: null, after: '2026' }] })).toBe(false)
  expect(changeText(field, true, writing)).toBe('Name: Spring')
})
