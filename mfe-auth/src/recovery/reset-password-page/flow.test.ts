import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mira } from '../../../test/service.ts'
import type { Reset, ResetEvent } from './flow.ts'
import { nextReset, startOf } from './flow.ts'

const token = 'k3yOut-of_aLetter0123456789'
const owner = { username: 'mira', email: 'm@x.example', first_name: 'Mira', image_medium_url: null }
const missing = 'Choose one.'

const refusal = (code: ErrorCode): ResetEvent => ({
  type: 'refused',
  error: { code, message: errorCatalogue[code].message, httpStatus: 400, apiErrorCode: 1 },
})

const read: ResetEvent = { type: 'read', owner }
const typed: ResetEvent = { type: 'typed', password: 'slow-mornings' }
const submitted: ResetEvent = { type: 'submitted' }
const saved: ResetEvent = { type: 'saved', viewer: mira }

const kind = (reset: Reset, event: ResetEvent) => nextReset(reset, event, missing)
const walk = (...events: readonly ResetEvent[]): Reset => events.reduce(kind, startOf(token))

const fault = (at: 'password' | 'form', code: ErrorCode) => ({
  kind: 'form',
  password: 'slow-mornings',
  fault: { at, message: errorCatalogue[code].message },
})

test.each<[string, readonly ResetEvent[], object]>([
  ['the link is checked first', [], { kind: 'reading', token }],
  ['a valid link shows the form of its account', [read], { kind: 'form', owner, fault: null }],
  ['an expired link says so', [refusal('reset-gone')], { kind: 'gone' }],
  ['an invalid link says the same', [refusal('bad-input')], { kind: 'gone' }],
  ['a failed check does not expire the link', [refusal('unexpected')], { kind: 'unread', token }],
  [
    'a failed check can be retried',
    [refusal('unexpected'), { type: 'retried' }],
    { kind: 'reading' },
  ],
  [
    'an empty password is shown at the field and not sent',
    [read, submitted],
    { kind: 'form', fault: { at: 'password', message: missing }, tries: 1 },
  ],
  ['a typed password is saved', [read, typed, submitted], { kind: 'saving' }],
  [
    'a refused password is shown at the field, which keeps it',
    [read, typed, submitted, refusal('password-weak')],
    fault('password', 'password-weak'),
  ],
  [
    'any other error is shown above the button',
    [read, typed, submitted, refusal('unexpected')],
    fault('form', 'unexpected'),
  ],
  ['typing removes the error', [read, submitted, typed], { kind: 'form', fault: null }],
  [
    'a link that expires meanwhile ends the flow',
    [read, typed, submitted, refusal('reset-gone')],
    { kind: 'gone' },
  ],
  [
    'a closed account ends the flow',
    [read, typed, submitted, refusal('suspended')],
    { kind: 'closed', owner },
  ],
  ['a saved password logs in', [read, typed, submitted, saved], { kind: 'done', viewer: mira }],
  [
    'with a second factor a saved password does not log in',
    [read, typed, submitted, { type: 'saved', viewer: null }],
    { kind: 'done', viewer: null },
  ],
])('%s', (_, events, end) => {
  expect(walk(...events)).toMatchObject(end)
})

test.each<ErrorCode>([
  'password-short',
  'password-weak',
  'password-is-name',
  'password-not-ascii',
  'bad-input',
])('%s is shown at the password', (code) => {
  expect(walk(read, typed, submitted, refusal(code))).toMatchObject(fault('password', code))
})

test('an address without a token is an expired link', () => {
  expect(startOf(undefined)).toEqual({ kind: 'gone' })
})

const anything = fc.constantFrom<ResetEvent>(
  read,
  typed,
  submitted,
  saved,
  { type: 'retried' },
  refusal('reset-gone'),
  refusal('password-short'),
  refusal('suspended'),
  refusal('unexpected'),
)

const beginnings = fc.constantFrom<ResetEvent[]>([], [read, typed], [read, typed, submitted])

const ends = new Set(['gone', 'closed', 'done'])

test('after any events, no call hangs, final states stay, and every state is reachable', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(beginnings, fc.array(anything), anything, (beginning, events, event) => {
      const reset = walk(...beginning, ...events)
      seen.add(reset.kind)
      const then = kind(reset, event)
      if (ends.has(reset.kind)) expect(then).toBe(reset)
      if (then.kind === 'done' && reset.kind !== 'done') expect(reset.kind).toBe('saving')
      if (reset.kind !== 'reading' && reset.kind !== 'saving') return
      expect(kind(reset, refusal('unexpected')).kind).not.toBe(reset.kind)
    }),
  )
  expect([...seen].sort()).toEqual(
    ['closed', 'done', 'form', 'gone', 'reading', 'saving', 'unread'].sort(),
  )
})
