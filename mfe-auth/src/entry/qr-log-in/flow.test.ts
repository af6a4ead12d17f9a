import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mira } from '../../../test/service.ts'
import { nextQr, pollPause, type QrEvent, type QrState } from './flow.ts'

const pressed: QrEvent = { type: 'pressed', works: true }
const started: QrEvent = { type: 'started', code: 'secret', until: 120_000 }
const told = (
  state: 'waiting' | 'opened' | 'approved' | 'refused' | 'gone',
  now = 1_000,
): QrEvent => ({
  type: 'told',
  told: { state, number: state === 'opened' ? 42 : null },
  now,
})
const unreached: QrEvent = { type: 'told', told: null, now: 1_000 }
const entered: QrEvent = { type: 'entered', viewer: mira }
const refused = (code: 'qr-gone' | 'too-fast'): QrEvent => ({
  type: 'refused',
  error: { code, message: 'Slow down.' },
})
const closed: QrState = { kind: 'closed' }
const walk = (...events: readonly QrEvent[]): QrState => events.reduce(nextQr, closed)

test.each<[string, readonly QrEvent[], object]>([
  [
    'with the arm that shows the error, a press shows it',
    [{ type: 'pressed', works: false }],
    { kind: 'unavailable' },
  ],
  ['a press asks for a code', [pressed], { kind: 'starting' }],
  ['the code is shown', [pressed, started], { kind: 'waiting', code: 'secret', round: 0 }],
  [
    'each answer starts the next round',
    [pressed, started, told('waiting')],
    { kind: 'waiting', round: 1 },
  ],
  [
    'an unreachable service is asked again',
    [pressed, started, unreached],
    { kind: 'waiting', round: 1 },
  ],
  [
    'a phone that opened the link shows the number',
    [pressed, started, told('opened')],
    { kind: 'opened', number: 42 },
  ],
  [
    'an approval logs in',
    [pressed, started, told('opened'), told('approved')],
    { kind: 'entering' },
  ],
  [
    'the log-in ends it',
    [pressed, started, told('approved'), entered],
    { kind: 'in', viewer: mira },
  ],
  ['a refusal is said', [pressed, started, told('refused')], { kind: 'ended', why: 'refused' }],
  [
    'a request that is gone has expired',
    [pressed, started, told('gone')],
    { kind: 'ended', why: 'expired' },
  ],
  [
    'the code expires by itself',
    [pressed, started, told('waiting', 120_000)],
    { kind: 'ended', why: 'expired' },
  ],
  [
    'an approval that expired meanwhile says so',
    [pressed, started, told('approved'), refused('qr-gone')],
    { kind: 'ended', why: 'expired' },
  ],
  [
    'any other refusal is shown',
    [pressed, refused('too-fast')],
    { kind: 'failed', message: 'Slow down.' },
  ],
  [
    'an expired code can be replaced',
    [pressed, started, told('gone'), pressed],
    { kind: 'starting' },
  ],
  ['Cancel closes it', [pressed, started, { type: 'cancelled' }], { kind: 'closed' }],
  [
    'an answer after Cancel is ignored',
    [pressed, started, { type: 'cancelled' }, told('approved')],
    { kind: 'closed' },
  ],
])('%s', (_, events, end) => {
  expect(walk(...events)).toMatchObject(end)
})

test('polling slows down, speeds up once a phone is there, and stays within a hundred calls', () => {
  expect(pollPause({ kind: 'waiting', round: 0 })).toBe(1_000)
  expect(pollPause({ kind: 'waiting', round: 99 })).toBe(4_000)
  expect(pollPause({ kind: 'opened', round: 99 })).toBe(1_000)
  let [time, round] = [0, 0]
  while (time < 120_000) time += pollPause({ kind: 'waiting', round: round++ })
  expect(round).toBeLessThan(60)
})

test('nobody is logged in without an approval', () => {
  const anything = fc.constantFrom(
    pressed,
    started,
    told('waiting'),
    told('opened'),
    told('refused'),
    told('gone'),
    entered,
    unreached,
  )
  fc.assert(
    fc.property(fc.array(anything), (events) => {
      expect(['entering', 'in']).not.toContain(walk(...events).kind)
    }),
  )
})
