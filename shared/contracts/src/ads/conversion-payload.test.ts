import { expect, test } from 'vitest'
import { conversionTemplate } from './conversion-csv.ts'
import { checkEvent } from './conversion-payload.ts'
import { jsonLines } from './json-lines.ts'
import { checkPayload } from './payload-report.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const day = 86_400_000
const em = 'a'.repeat(64)
const fine = {
  event_name: 'checkout',
  action_source: 'web',
  event_time: now / 1_000,
  event_id: 'o1',
  user_data: { em, click_id: 'c'.repeat(40) },
  custom_data: { value: 12.5, currency: 'USD', quantity: 2, order_id: '1001' },
}

test('an event that is fine is read exactly, with amounts in millionths', () => {
  expect(checkEvent(fine, now)).toEqual({
    event: {
      event: 'checkout',
      actionSource: 'web',
      at: now,
      eventId: 'o1',
      orderId: '1001',
      valueMicro: 12_500_000,
      currency: 'USD',
      quantity: 2,
      clickId: 'c'.repeat(40),
      emails: [em],
      externalId: null,
    },
    faults: [],
    warnings: [],
  })
  const bare = { event_name: 'lead', action_source: 'offline', event_time: now / 1_000 - 60 }
  expect(checkEvent(bare, now).warnings).toEqual(['no-event-id', 'no-match-keys'])
})

const withCustom = (custom_data: object) => ({ ...fine, custom_data })
const withUser = (user_data: object) => ({ ...fine, user_data })

test.each([
  [[], 'not-object', ''],
  [{ ...fine, event_name: 'buy' }, 'event-unknown', 'event_name'],
  [{ ...fine, event_name: undefined }, 'field-missing', 'event_name'],
  [{ ...fine, action_source: 'fax' }, 'field-wrong', 'action_source'],
  [{ ...fine, event_time: (now - 7 * day) / 1_000 - 1 }, 'time-late', 'event_time'],
  [{ ...fine, event_time: now }, 'time-ahead', 'event_time'],
  [{ ...fine, event_time: '2026-11-26' }, 'field-wrong', 'event_time'],
  [{ ...fine, event_id: 'a\u0000b' }, 'field-wrong', 'event_id'],
  [{ ...fine, evnt_id: 'o1' }, 'field-unknown', 'evnt_id'],
  [{ ...fine, user_data: 7 }, 'field-wrong', 'user_data'],
  [withUser({ em: 'a@b.example' }), 'email-plain', 'user_data.em'],
  [withUser({ em: [em, 'x'] }), 'field-wrong', 'user_data.em'],
  [withUser({ click_id: '<script>' }), 'field-wrong', 'user_data.click_id'],
  [withUser({ emial: em }), 'field-unknown', 'user_data.emial'],
  [withCustom({ value: -5, currency: 'USD' }), 'value-negative', 'custom_data.value'],
  [withCustom({ value: '1e9', currency: 'USD' }), 'field-wrong', 'custom_data.value'],
  [withCustom({ value: 10_000_001, currency: 'USD' }), 'value-large', 'custom_data.value'],
  [withCustom({ value: 5 }), 'value-without-currency', 'custom_data.currency'],
  [withCustom({ value: 5, currency: 'QQQ' }), 'currency-unknown', 'custom_data.currency'],
  [withCustom({ quantity: 0 }), 'field-wrong', 'custom_data.quantity'],
] as const)('%j is refused as %s at %s', (event, code, field) => {
  const { event: read, faults } = checkEvent(event, now)
  expect(read).toBeNull()
  expect(faults).toMatchObject([{ code, field, message: expect.stringMatching(/\w\.$/) }])
})

test('the payload helper says the line of each fault, and of what holds a field that is missing', () => {
  const text = `{
  "test": true,
  "evnts": 1,
  "events": [
    { "event_name": "checkout", "action_source": "web",
      "event_time": ${now / 1_000} },
    {
      "event_name": "buy",
      "event_time": ${now / 1_000}
    }
  ]
}`
  const { events, faults, warnings } = checkPayload(text, now)
  expect(events).toBe(2)
  expect(faults.map(({ line, index, code, field }) => [line, index, code, field])).toEqual([
    [3, null, 'field-unknown', 'evnts'],
    [8, 1, 'event-unknown', 'event_name'],
    [7, 1, 'field-missing', 'action_source'],
  ])
  expect(warnings).toEqual([
    { index: 0, warning: 'no-event-id' },
    { index: 0, warning: 'no-match-keys' },
  ])
})

test.each([
  ['{\n "events": [\n', 'not-json', 3],
  ['['.repeat(10_000), 'not-json', 1],
  ['{ "events": [] }', 'events-missing', 1],
  [`\n{ "events": [${'{},'.repeat(1_000)}{}] }`, 'too-many', 2],
] as const)('%.20j as a whole is refused as %s', (text, code, line) => {
  expect(checkPayload(text, now).faults).toMatchObject([{ code, line }])
})

test('lines are found behind texts with brackets, quotes and commas in them', () => {
  const lines = jsonLines('{\n"a": "} ] , \\" {",\n"b": [1,\n{"c":\n[]}] }')
  expect(Object.fromEntries(lines)).toEqual({
    '': 1,
    a: 2,
    b: 3,
    'b.0': 3,
    'b.1': 4,
    'b.1.c': 4,
  })
})

test('the templates have a header and a row', () => {
  expect(conversionTemplate('analysis', new Date(now)).split('\r\n')).toHaveLength(3)
  const [header = '', row = ''] = conversionTemplate('conversions', new Date(now)).split('\r\n')
  expect(row.split(',')).toHaveLength(header.split(',').length)
})
