import { expect, test } from 'vitest'
import { eventOf, lineSpan, withEvent } from './compose.ts'

const now = new Date('2026-11-26T12:00:00Z')
const draft = { name: 'checkout', place: 'web', id: '', value: '', currency: 'USD' }
const base = { event_name: 'checkout', action_source: 'web', event_time: 1_795_694_400 }

test.each([
  [{}, '', base],
  [{ id: ' a ' }, '', { ...base, event_id: 'a' }],
  [{ value: '12,5' }, '', { ...base, custom_data: { value: 12.5, currency: 'USD' } }],
  [{ value: 'ten' }, '', { ...base, custom_data: { value: 'ten', currency: 'USD' } }],
  [{}, 'ab', { ...base, user_data: { em: 'ab' } }],
])('an event is composed of what is typed: %j', (typed, emailHash, event) => {
  expect(eventOf({ ...draft, ...typed, emailHash, now })).toEqual(event)
})

test.each([
  ['', '{"events":[{"a":1}]}'],
  ['{"test":true,"events":[{"b":2}]}', '{"test":true,"events":[{"b":2},{"a":1}]}'],
  ['{"events":', null],
  ['[]', null],
  ['{"events":{}}', null],
])('an event is added to the payload %j', (text, payload) => {
  const added = withEvent(text, { a: 1 })
  expect(added === null ? null : JSON.stringify(JSON.parse(added))).toBe(payload)
})

test('a line of a text is found', () => {
  expect([lineSpan('ab\ncde\n', 2), lineSpan('ab', 1), lineSpan('ab', 5)]).toEqual([
    [3, 6],
    [0, 2],
    [3, 3],
  ])
})
