import { expect, test } from 'vitest'
import { messageIn, nextWatch, type Seen, type Watch } from './watch.ts'

const state = 's'.repeat(43)
const asNumber = (payload: unknown) => (typeof payload === 'number' ? payload : undefined)

const complete: Seen = { type: 'said', message: { type: 'complete', state, payload: 7 } }
const misfit: Seen = { type: 'said', message: { type: 'complete', state, payload: 'seven' } }
const error: Seen = { type: 'said', message: { type: 'error', state, error: 'refused' } }
const cancelled: Seen = { type: 'said', message: { type: 'cancelled', state } }
const there: Seen = { type: 'polled', closed: false }
const gone: Seen = { type: 'polled', closed: true }

test.each<[Watch, Seen, Watch, object | undefined]>([
  ['open', there, 'open', undefined],
  ['open', gone, 'closed', { kind: 'closed' }],
  ['open', complete, 'ended', { kind: 'complete', payload: 7 }],
  ['open', misfit, 'ended', { kind: 'error', error: 'unreadable' }],
  ['open', error, 'ended', { kind: 'error', error: 'refused' }],
  ['open', cancelled, 'ended', { kind: 'cancelled' }],
  ['closed', gone, 'closed', undefined],
  ['closed', complete, 'ended', { kind: 'complete', payload: 7 }],
  ['closed', error, 'ended', { kind: 'error', error: 'refused' }],
  ['ended', complete, 'ended', undefined],
  ['ended', gone, 'ended', undefined],
])(
  'V4.28 V4.29 a watch that is %s ends, is closed or goes on by what it sees',
  (watch, seen, now, outcome) => {
    const after = nextWatch(watch, seen, asNumber)
    expect(after.watch).toBe(now)
    expect(after.outcome).toEqual(outcome)
  },
)

const data = { type: 'cancelled', state }
const origin = 'https://pins.example'
const event = { data, origin, isTrusted: true }

test('a message of the attempt on the own origin is read', () => {
  expect(messageIn(event, { origin, state })).toEqual(data)
})

test.each([
  ['another origin', { ...event, origin: 'https://elsewhere.example' }],
  ['an event that a script made', { ...event, isTrusted: false }],
  ['another attempt', { ...event, data: { type: 'cancelled', state: 'o'.repeat(43) } }],
  ['another shape', { ...event, data: { type: 'done', state } }],
  ['no object', { ...event, data: 'cancelled' }],
])('a message is ignored that has %s', (_, ignored) => {
  expect(messageIn(ignored, { origin, state })).toBeUndefined()
})
