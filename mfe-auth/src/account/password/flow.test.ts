import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change, ChangeEvent } from './flow.ts'
import { blank, nextChange } from './flow.ts'

const missing = { current: 'The one you have?', fresh: 'The one you want?' }

const stale = 'Log in anew.'

const refusal = (code: ErrorCode): ChangeEvent => ({
  type: 'refused',
  error: { code, message: errorCatalogue[code].message, httpStatus: 400, apiErrorCode: 1 },
})

const current: ChangeEvent = { type: 'typed', field: 'current', value: 'slow-mornings' }
const fresh: ChangeEvent = { type: 'typed', field: 'fresh', value: 'slow-evenings' }
const submitted: ChangeEvent = { type: 'submitted' }
const saved: ChangeEvent = { type: 'saved' }

const walk = (hasPassword: boolean, ...events: readonly ChangeEvent[]): Change =>
  events.reduce(
    (change, event) => nextChange(change, event, { hasPassword, missing, stale }),
    blank,
  )

test.each<[string, boolean, readonly ChangeEvent[], object]>([
  [
    'the current password is required',
    true,
    [fresh, submitted],
    { kind: 'form', fault: { at: 'current', message: missing.current }, tries: 1 },
  ],
  [
    'the new password is required',
    true,
    [current, submitted],
    { fault: { at: 'fresh', message: missing.fresh }, tries: 1 },
  ],
  ['with both passwords the form saves', true, [current, fresh, submitted], { kind: 'saving' }],
  [
    'without a current password the new one is enough',
    false,
    [fresh, submitted],
    { kind: 'saving' },
  ],
  ['a saved form is empty', true, [current, fresh, submitted, saved], blank],
  [
    'a wrong password is shown at the current password',
    true,
    [current, fresh, submitted, refusal('password-wrong')],
    { fault: { at: 'current' }, current: 'slow-mornings', fresh: 'slow-evenings', tries: 1 },
  ],
  [
    'a weak password is shown at the new password',
    true,
    [current, fresh, submitted, refusal('password-weak')],
    { fault: { at: 'fresh' }, fresh: 'slow-evenings' },
  ],
  [
    'any other error is shown above the button',
    true,
    [current, fresh, submitted, refusal('too-fast')],
    { fault: { at: 'form', message: errorCatalogue['too-fast'].message } },
  ],
  [
    'an account without a password and with an old log-in gets another way',
    false,
    [fresh, submitted, refusal('confirm-needed')],
    { fault: { at: 'form', message: stale }, fresh: 'slow-evenings' },
  ],
  [
    'typing in one field keeps the error of the other',
    true,
    [current, submitted, current],
    { fault: { at: 'fresh' } },
  ],
  ['typing in a field removes its error', true, [current, submitted, fresh], { fault: null }],
])('%s', (_, hasPassword, events, end) => {
  expect(walk(hasPassword, ...events)).toMatchObject(end)
})

test.each<ErrorCode>([
  'password-short',
  'password-weak',
  'password-is-name',
  'password-not-ascii',
  'bad-input',
])('%s is shown at the new password', (code) => {
  expect(walk(true, current, fresh, submitted, refusal(code))).toMatchObject({
    fault: { at: 'fresh' },
  })
})

test('typing removes the error above the button, and an answer that was not asked for changes nothing', () => {
  expect(walk(true, current, fresh, submitted, refusal('too-fast'), fresh)).toMatchObject({
    fault: null,
  })
  expect(walk(true, current, saved)).toEqual(walk(true, current))
})

const anything = fc.constantFrom<ChangeEvent>(
  current,
  fresh,
  submitted,
  submitted,
  saved,
  refusal('password-wrong'),
  refusal('unexpected'),
)

test('after any events, the answer ends the saving, and only saving clears the typed values', () => {
  const steps = new Set<string>()
  fc.assert(
    fc.property(fc.boolean(), fc.array(anything), anything, (hasPassword, events, event) => {
      const change = walk(hasPassword, ...events)
      const then = nextChange(change, event, { hasPassword, missing, stale })
      steps.add(change.kind)
      if (change.kind === 'saving' && event.type === 'refused') expect(then.kind).toBe('form')
      const writes = event.type === 'typed' || (event.type === 'saved' && change.kind === 'saving')
      if (!writes) expect([then.current, then.fresh]).toEqual([change.current, change.fresh])
    }),
  )
  expect([...steps].sort()).toEqual(['form', 'saving'])
})
