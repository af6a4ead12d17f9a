import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { isErrorCode } from '@tessera/contracts/errors/codes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  after,
  codeSent,
  exists,
  filled,
  free,
  givenWith,
  identityUnknown,
  mfaNeeded,
  offered,
  provenByGoogle,
  refusal,
  shownPasskey,
  submit,
  typed,
  valid,
} from '../../../test/events.ts'
import { lena, mira } from '../../../test/service.ts'
import { birthdayFault } from './check-birthday.ts'
import { logInFaults, signUpFaults } from './check-draft.ts'
import type { Event } from './events.ts'
import { next } from './flow.ts'
import type { Beginning, State } from './states.ts'
import { startOf } from './states.ts'

const refusals = Object.keys(errorCatalogue)
  .filter(isErrorCode)
  .map((code) => refusal(code))
const transport = (['offline', 'timeout', 'aborted', 'unreadable-answer'] as const).map((code) =>
  refusal(code),
)

const person: readonly Event[] = [
  ...filled,
  typed('email', 'mira@gmial.com'),
  typed('email', 'mira'),
  typed('password', 'abc'),
  typed('birthday', '2015-01-01'),
  typed('birthday', '1994-02-30'),
  typed('businessName', 'Lumen'),
  { type: 'email-chosen' },
  { type: 'mode-chosen', mode: 'log-in' },
  { type: 'mode-chosen', mode: 'sign-up' },
  { type: 'typing-paused' },
  { type: 'hint-taken' },
  { type: 'not-me' },
  { type: 'captcha-solved', token: 'solved' },
  { type: 'consents', event: { type: 'all-toggled' } },
  { type: 'consents', event: { type: 'toggled', consent: 'terms' } },
  { type: 'consents-given' },
  { type: 'consents-left' },
  { type: 'age-edited' },
  { type: 'age-confirmed' },
  { type: 'recovery-closed' },
  { type: 'passkey-chosen', passkey: null },
  { type: 'passkey-chosen', passkey: shownPasskey },
  { type: 'passkey-left' },
  ...codeSent,
  { type: 'code-typed', code: 'no' },
  { type: 'code-resend-asked' },
  { type: 'resumed' },
  { type: 'connect-left' },
  { type: 'provider-failed', tip: { at: 'google', text: 'No.' } },
  provenByGoogle,
]

const service: readonly Event[] = [
  exists,
  free,
  valid,
  { type: 'validated', valid: false },
  { type: 'entered', viewer: mira },
  mfaNeeded,
  { type: 'code-resent', phoneEnd: '89' },
  refusal('challenge-gone'),
  refusal('captcha-needed'),
  refusal('age-under'),
  identityUnknown,
  refusal('identity-email-taken', offered),
  refusal('account-paused', offered),
]

const sent = [...filled, typed('businessName', 'Lumen'), submit]

// Common sequences let a walk get far; single events come in between.
const stretch = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...person).map((one) => [one]) },
  { weight: 4, arbitrary: fc.constantFrom(...service).map((one) => [one]) },
  { weight: 3, arbitrary: fc.constantFrom(...refusals, ...transport).map((one) => [one]) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      sent,
      [...sent, free, valid],
      [...sent, exists, mfaNeeded],
      codeSent,
      [...filled, typed('birthday', '2015-01-01'), submit, free, valid],
      [provenByGoogle, identityUnknown],
    ),
  },
)

const beginning = fc.record({
  at: fc.constantFrom('offer', 'sign-up', 'log-in'),
  business: fc.boolean(),
  returning: fc.constantFrom(null, null, lena),
  blocked: fc.constantFrom(false, false, true),
})

const knowing = fc
  .tuple(fc.boolean(), fc.boolean())
  .map(([consents, spent]) => givenWith({ needs_consents: consents }, spent))

const steps = [
  'offer',
  'form',
  'busy',
  'captcha',
  'birthday',
  'consents',
  'underage',
  'code',
  'paused',
  'recovery',
  'done',
]

const writes = new Set(['typed', 'hint-taken', 'not-me', 'mode-chosen'])

const nameOf = (state: State): string => {
  if (state.kind === 'busy') return `busy ${state.doing}`
  if (state.kind === 'code' && state.waitsFor !== null) return `code ${state.waitsFor}`
  return state.kind
}

function holds(before: State, happened: Event, state: State, given: ReturnType<typeof givenWith>) {
  expect(steps).toContain(state.kind)
  if (before.kind === 'done') expect(state).toBe(before)
  const tookAddress = happened.type === 'refused' && happened.error.code === 'identity-email-taken'
  if (before.kind !== 'done' && state.kind !== 'done' && !writes.has(happened.type) && !tookAddress)
    expect(state.draft).toEqual(before.draft)
  // Only an answer of the service logs in, and only after it was asked.
  if (state.kind === 'done' && before.kind !== 'done')
    expect([
      'busy registering',
      'busy logging-in',
      'busy proving',
      'busy passkey',
      'code code',
      'code passkey',
    ]).toContain(nameOf(before))
  if (state.kind !== 'busy') return
  const again = happened.type === 'captcha-solved'
  if (state.doing === 'registering' && !again) {
    // A provider's sign-up has no typed email and password.
    if (state.connecting === null) expect(signUpFaults(state, given)).toEqual({})
    else expect(birthdayFault(state.draft.birthday, given.today)).toBeUndefined()
    expect(state.blocked).toBe(false)
    if (given.rules.needs_consents) expect(state.agreed?.terms).toBe(true)
  }
  if (state.doing === 'passkey') expect(state.mode).toBe('log-in')
  if (state.doing === 'logging-in' && !again) {
    expect(logInFaults(state.draft, given)).toEqual({})
    expect(state.mode).toBe('log-in')
  }
}

const begin = (from: Beginning): State => startOf(from)

test('any events lead to a known step, lose no typed values and send no invalid draft', () => {
  fc.assert(
    fc.property(
      beginning,
      knowing,
      fc.array(stretch, { minLength: 20, maxLength: 60 }),
      (from, given, stretches) => {
        let state = begin(from)
        for (const happened of stretches.flat()) {
          const then = next(state, happened, given)
          holds(state, happened, then, given)
          // A finished log-in is final; the walk continues with a new form.
          state = then === state && then.kind === 'done' ? begin(from) : then
        }
      },
    ),
  )
})

const asked = [...filled, submit, exists, mfaNeeded]
const korea = givenWith({ needs_consents: true })

test.each([
  ['offer', []],
  ['form', [{ type: 'email-chosen' }]],
  ['busy looking-up', sent],
  ['busy validating', [...sent, free]],
  ['busy registering', [...sent, free, valid]],
  ['busy logging-in', [...sent, exists]],
  ['captcha', [...sent, exists, refusal('captcha-needed')]],
  ['underage', [...sent, free, valid, refusal('age-under')]],
  ['recovery', [...sent, exists, refusal('soft-banned')]],
  ['code', asked],
  ['busy proving', [provenByGoogle]],
  ['birthday', [provenByGoogle, identityUnknown]],
  ['done', [...asked, ...codeSent, { type: 'entered', viewer: mira }]],
] as const)('the walks reach the step: %s', (name, events) => {
  const offered = after('offer', name === 'offer' ? [] : [{ type: 'email-chosen' }, ...events])
  expect(nameOf(offered)).toBe(name)
})

test('the walks reach the step: consents', () => {
  expect(after('sign-up', [...sent, free, valid], korea).kind).toBe('consents')
})

test('every refusal ends the pending call', () => {
  const given = givenWith()
  const form = startOf({ at: 'sign-up' })
  const calls = [
    'looking-up',
    'validating',
    'registering',
    'logging-in',
    'proving',
    'passkey',
  ] as const
  for (const doing of calls)
    for (const refused of [...refusals, ...transport, mfaNeeded]) {
      const waiting: State = { ...form, kind: 'busy', doing, captcha: null, passkey: null }
      expect(next(waiting, refused, given).kind).not.toBe('busy')
    }
})
