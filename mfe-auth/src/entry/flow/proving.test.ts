import { expect, test } from 'vitest'
import {
  after,
  exists,
  filled,
  given,
  givenWith,
  identityUnknown,
  mfaNeeded,
  offered,
  password,
  provenByGoogle,
  refusal,
  submit,
  typed,
} from '../../../test/events.ts'
import { lena, mira } from '../../../test/service.ts'
import { next } from './flow.ts'

const asked = [provenByGoogle, identityUnknown]
const born = typed('birthday', '1994-04-12')
const connecting = {
  provider: 'google',
  type: 'google',
  method: 3,
  paused: false,
  ticket: offered.connect_ticket,
  email: offered.email,
  fullName: offered.full_name,
}

test.each(['offer', 'sign-up', 'log-in'] as const)(
  'V4.4 V8.18 a social log-in by a new user leads from the %s to the birthdate, and then to the account',
  (at) => {
    expect(after(at, [provenByGoogle])).toMatchObject({ kind: 'busy', doing: 'proving' })
    expect(after(at, asked)).toMatchObject({ kind: 'birthday', mode: 'sign-up', connecting })
    expect(after(at, [...asked, born, submit])).toMatchObject({
      kind: 'busy',
      doing: 'registering',
      connecting,
    })
    expect(after(at, [...asked, born, submit, { type: 'entered', viewer: mira }])).toMatchObject({
      kind: 'done',
      by: 'sign-up',
    })
  },
)

test('V2.20 the error of the birthdate clears when the date changes', () => {
  const missing = after('sign-up', [...asked, submit])
  expect(missing).toMatchObject({
    kind: 'birthday',
    fault: "You missed a spot. Don't forget to add your birthday.",
  })
  expect(next(missing, born, given)).toMatchObject({ kind: 'birthday', fault: null })
  const refused = after('sign-up', [...asked, born, submit, refusal('age-over')])
  expect(refused).toMatchObject({ kind: 'birthday', fault: 'message of age-over' })
  expect(next(refused, born, given)).toMatchObject({ fault: null })
})

test('a provider proves a member, who is logged in', () => {
  const entered = { type: 'entered', viewer: mira } as const
  expect(after('log-in', [provenByGoogle, entered])).toMatchObject({ kind: 'done', by: 'log-in' })
  expect(after({ at: 'log-in', returning: lena }, [provenByGoogle, entered]).kind).toBe('done')
  expect(after('log-in', [provenByGoogle, mfaNeeded])).toMatchObject({ kind: 'code' })
})

test('the underage and consents steps of a social sign-up lead back to the birthdate', () => {
  const young = after('sign-up', [...asked, typed('birthday', '2015-01-01'), submit])
  expect(young).toMatchObject({ kind: 'underage' })
  expect(next(young, { type: 'age-edited' }, given)).toMatchObject({ kind: 'birthday', connecting })
  const korea = givenWith({ needs_consents: true })
  const consents = after('sign-up', [...asked, born, submit], korea)
  expect(consents).toMatchObject({ kind: 'consents' })
  expect(next(consents, { type: 'consents-left' }, korea)).toMatchObject({ kind: 'birthday' })
})

test('an address that has an account asks for its password, which connects the two', () => {
  const taken = refusal('identity-email-taken', offered)
  for (const events of [
    [provenByGoogle, taken],
    [...asked, born, submit, taken],
  ]) {
    const form = after('sign-up', events)
    expect(form).toMatchObject({
      kind: 'form',
      mode: 'log-in',
      known: true,
      connecting,
      draft: { email: offered.email, password: '' },
    })
    expect(next(next(form, password, given), submit, given)).toMatchObject({
      doing: 'logging-in',
      connecting,
    })
    expect(next(form, typed('email', 'other@example.org'), given)).toMatchObject({
      connecting: null,
    })
  }
})

test('V8.17 a paused account tells so at the provider’s button, and comes back on demand', () => {
  const paused = after('sign-up', [provenByGoogle, refusal('account-paused', offered)])
  expect(paused).toMatchObject({
    kind: 'form',
    tip: { at: 'google', text: 'message of account-paused' },
    connecting: { paused: true },
  })
  expect(next(paused, { type: 'resumed' }, given)).toMatchObject({
    doing: 'proving',
    proving: {
      proof: { fields: { connect_ticket: offered.connect_ticket, resume: true } },
      from: 'form',
    },
  })
})

test.each([
  ['suspended', 'SUSPENDED'],
  ['deactivated', 'SUSPENDED'],
  ['soft-banned', 'SOFT_BANNED'],
  ['google-register-prevented', 'PREVENT_GOOGLE_REGISTER'],
] as const)('V8.19 V8.20 the refusal %s of a social log-in opens the dialog %s', (code, type) => {
  expect(after('offer', [provenByGoogle, refusal(code)])).toMatchObject({ kind: 'recovery', type })
  const atSignUp = after('offer', [...asked, born, submit, refusal(code)])
  expect(atSignUp).toMatchObject({ kind: 'recovery', type })
})

test('every other refusal is told at the provider’s button, where it was pressed', () => {
  const refused = refusal('identity-refused')
  expect(after('offer', [provenByGoogle, refused])).toMatchObject({
    kind: 'offer',
    tip: { at: 'google', text: 'message of identity-refused' },
  })
  const form = after('sign-up', [...filled, provenByGoogle, refused])
  expect(form).toMatchObject({ kind: 'form', tip: { at: 'google' } })
  expect(next(form, password, given)).toMatchObject({ tip: null })
  expect(after('sign-up', [...asked, born, submit, refusal('connect-gone')])).toMatchObject({
    kind: 'form',
    connecting: null,
    tip: { at: 'google' },
  })
})

test('the birthdate step can be left, and a press at a provider ends no other call', () => {
  expect(after('sign-up', [...asked, { type: 'connect-left' }])).toMatchObject({
    kind: 'form',
    connecting: null,
  })
  const pending = after('sign-up', [...filled, submit])
  expect(next(pending, provenByGoogle, given)).toBe(pending)
  expect(after('sign-up', [...filled, submit, exists, provenByGoogle])).toMatchObject({
    doing: 'logging-in',
  })
})

test('a provider that is chosen in the dialog of somebody who has trouble logging in is asked from there', () => {
  const dialog = after('log-in', [...filled, submit, refusal('log-in-assistance')])
  expect(dialog.kind).toBe('recovery')
  expect(next(dialog, provenByGoogle, given)).toMatchObject({ kind: 'busy', doing: 'proving' })
  const failed = { type: 'provider-failed', tip: { at: 'google', text: 'No.' } } as const
  expect(next(dialog, failed, given)).toMatchObject({
    kind: 'form',
    mode: 'log-in',
    tip: failed.tip,
  })
})
