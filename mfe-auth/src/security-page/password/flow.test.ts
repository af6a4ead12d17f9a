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
    'the one that there is has to be given',
    true,
    [fresh, submitted],
    { kind: 'form', fault: { at: 'current', message: missing.current }, tries: 1 },
  ],
  [
    'and the new one',
    true,
    [current, submitted],
    { fault: { at: 'fresh', message: missing.fresh }, tries: 1 },
  ],
  ['with both it is saved', true, [current, fresh, submitted], { kind: 'saving' }],
  ['where there is none, the new one is enough', false, [fresh, submitted], { kind: 'saving' }],
  ['saved, the form is blank', true, [current, fresh, submitted, saved], blank],
  [
    'a wrong password is said at the one that there is',
    true,
    [current, fresh, submitted, refusal('password-wrong')],
    { fault: { at: 'current' }, current: 'slow-mornings', fresh: 'slow-evenings', tries: 1 },
  ],
  [
    'a weak one at the new one',
    true,
    [current, fresh, submitted, refusal('password-weak')],
    { fault: { at: 'fresh' }, fresh: 'slow-evenings' },
  ],
  [
    'anything else above the button',
    true,
    [current, fresh, submitted, refusal('too-fast')],
    { fault: { at: 'form', message: errorCatalogue['too-fast'].message } },
  ],
  [
    'who has none to give, and logged in long ago, is told another way',
    false,
    [fresh, submitted, refusal('confirm-needed')],
    { fault: { at: 'form', message: stale }, fresh: 'slow-evenings' },
  ],
  [
    'typing in one field leaves what is said of the other',
    true,
    [current, submitted, current],
    { fault: { at: 'fresh' } },
  ],
  ['typing in it takes it away', true, [current, submitted, fresh], { fault: null }],
])('%s', (_, hasPassword, events, end) => {
  expect(walk(hasPassword, ...events)).toMatchObject(end)
})

test.each<ErrorCode>([
  'password-short',
  'password-weak',
  'password-is-name',
  'password-not-ascii',
  'bad-input',
])('%s is said at the new password', (code) => {
  expect(walk(true, current, fresh, submitted, refusal(code))).toMatchObject({
    fault: { at: 'fresh' },
  })
})

test('typing takes away what is said above the button, and an answer that comes unasked changes nothing', () => {
  expect(walk(true, current, fresh, submitted, refusal('too-fast'), fresh)).toMatchObject({
    fault: null,
  })
  expect(walk(true, current, saved)).toEqual(walk(true, current))
})

const anything = fc.constantFrom<ChangeEvent>(
  ...[current, fresh, submitted, submitted, saved],
  ...[refusal('password-wrong'), refusal('unexpected')],
)

test('whatever happens, the answer ends the saving, and nothing typed is lost but by saving it', () => {
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
