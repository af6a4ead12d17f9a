import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mira } from '../../test/service.ts'
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
  ['the link is looked at first', [], { kind: 'reading', token }],
  ['a good one leads to the form of its owner', [read], { kind: 'form', owner, fault: null }],
  ['one that is not good any more says so', [refusal('reset-gone')], { kind: 'gone' }],
  ['one that never was good says the same', [refusal('bad-input')], { kind: 'gone' }],
  ['a failure is not held against the link', [refusal('unexpected')], { kind: 'unread', token }],
  ['it can be looked at again', [refusal('unexpected'), { type: 'retried' }], { kind: 'reading' }],
  [
    'nothing typed is said at the field and not sent',
    [read, submitted],
    { kind: 'form', fault: { at: 'password', message: missing }, tries: 1 },
  ],
  ['what was typed is saved', [read, typed, submitted], { kind: 'saving' }],
  [
    'what is wrong with the password is said there, and it stays',
    [read, typed, submitted, refusal('password-weak')],
    fault('password', 'password-weak'),
  ],
  [
    'what is wrong with the rest is said above the button',
    [read, typed, submitted, refusal('unexpected')],
    fault('form', 'unexpected'),
  ],
  ['typing takes a fault away', [read, submitted, typed], { kind: 'form', fault: null }],
  [
    'a link that ran out in the meantime is gone',
    [read, typed, submitted, refusal('reset-gone')],
    { kind: 'gone' },
  ],
  [
    'an account that is closed stays closed',
    [read, typed, submitted, refusal('suspended')],
    { kind: 'closed', owner },
  ],
  ['saved, somebody is in', [read, typed, submitted, saved], { kind: 'done', viewer: mira }],
  [
    'saved, somebody with a second factor is not in yet',
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
])('%s is said at the password', (code) => {
  expect(walk(read, typed, submitted, refusal(code))).toMatchObject(fault('password', code))
})

test('an address without a secret has nothing to look at', () => {
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

test('whatever happens, no call is left hanging, an end is an end, and every step can be reached', () => {
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
