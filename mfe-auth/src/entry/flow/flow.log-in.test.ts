import { expect, test } from 'vitest'
import {
  after,
  challenge,
  codeSent,
  draft,
  email,
  exists,
  filled,
  free,
  given,
  givenWith,
  mfaNeeded,
  password,
  refusal,
  submit,
  typed,
  valid,
} from '../../../test/events.ts'
import { lena, mira } from '../../../test/service.ts'
import { next } from './flow.ts'
import type { State } from './states.ts'

const _registering = [...filled, submit, free, valid]
const loggingIn = [email, password, submit]

test('V4.6 a log-in that needs a second factor leads to the code step', () => {
  expect(after('log-in', [...loggingIn, mfaNeeded])).toMatchObject({
    kind: 'code',
    challenge,
    phoneEnd: '67',
  })
  expect(after('sign-up', [email, password, submit, exists, mfaNeeded])).toMatchObject({
    kind: 'code',
  })
})

test('a visitor on the code step can switch to the sign-up', () => {
  const asked = after('log-in', [...loggingIn, mfaNeeded])
  expect(next(asked, { type: 'mode-chosen', mode: 'sign-up' }, given)).toMatchObject({
    kind: 'form',
    mode: 'sign-up',
  })
})

test('an expired code returns to the log-in form with an error', () => {
  const asked = after('log-in', [...loggingIn, mfaNeeded])
  const checked = codeSent.reduce<State>((state, event) => next(state, event, given), asked)
  expect(next(checked, refusal('challenge-gone'), given)).toMatchObject({
    kind: 'form',
    mode: 'log-in',
    faults: { form: 'message of challenge-gone' },
  })
  expect(next(checked, { type: 'entered', viewer: mira }, given)).toMatchObject({
    kind: 'done',
    by: 'log-in',
  })
})

test('V4.26 a log-in that was too fast asks for a captcha, and solving it retries', () => {
  const asked = after('log-in', [...loggingIn, refusal('captcha-needed')])
  expect(asked).toMatchObject({ kind: 'captcha', said: 'message of captcha-needed', captchas: 1 })
  const solved = next(asked, { type: 'captcha-solved', token: 'solved' }, given)
  expect(solved).toMatchObject({ kind: 'busy', doing: 'logging-in', captcha: 'solved' })
  expect(next(solved, refusal('captcha-wrong'), given)).toMatchObject({
    kind: 'captcha',
    captchas: 2,
  })
  expect(next(solved, refusal('password-wrong'), given)).toMatchObject({ kind: 'form' })
})

test('editing the password keeps the captcha, editing the email removes it', () => {
  const asked = after('log-in', [...loggingIn, refusal('captcha-needed')])
  expect(next(asked, typed('password', 'other-mornings'), given)).toMatchObject({
    kind: 'captcha',
    draft: { password: 'other-mornings' },
  })
  expect(next(asked, typed('email', 'a@b.example'), given)).toMatchObject({ kind: 'form' })
})

test('V8.9 beyond the local limit no captcha is shown, and a dialog asks to wait', () => {
  const spent = givenWith({}, true)
  expect(after('log-in', [...loggingIn, refusal('captcha-needed')], spent)).toMatchObject({
    kind: 'recovery',
    type: 'RATE_LIMITED',
  })
})

test.each([
  ['soft-banned', 'SOFT_BANNED'],
  ['log-ins-many', 'RATE_LIMITED'],
  ['log-in-assistance', 'LOGIN_ASSISTANCE'],
  ['suspended', 'SUSPENDED'],
  ['deactivated', 'SUSPENDED'],
] as const)(
  'V8.16 a log-in refused for %s opens its dialog, and closing it returns to the form',
  (code, type) => {
    const opened = after('log-in', [...loggingIn, refusal(code)])
    expect(opened).toMatchObject({ kind: 'recovery', type })
    expect(next(opened, { type: 'recovery-closed' }, given)).toMatchObject({
      kind: 'form',
      mode: 'log-in',
      draft: { email: draft.email },
    })
  },
)

test('V6.1 a returning visitor is welcomed back to the log-in and can switch account', () => {
  const welcomed = after({ at: 'log-in', returning: lena }, [])
  expect(welcomed).toMatchObject({ mode: 'log-in', returning: lena, draft: { email: lena.email } })
  const other = next(welcomed, { type: 'not-me' }, given)
  expect(other).toMatchObject({ mode: 'log-in', returning: null, draft: { email: '' } })
  expect(next(welcomed, { type: 'mode-chosen', mode: 'sign-up' }, given)).toMatchObject({
    mode: 'sign-up',
    returning: null,
    draft: { email: '' },
  })
})

test('V4.25 a log-in is idle, then loading, and idle again when it fails', () => {
  const idle = after('log-in', [email, password])
  const loading = next(idle, submit, given)
  expect(idle.kind).toBe('form')
  expect(loading).toMatchObject({ kind: 'busy', doing: 'logging-in' })
  expect(next(loading, refusal('password-wrong'), given)).toMatchObject({
    kind: 'form',
    faults: { password: 'message of password-wrong' },
  })
  expect(after('log-in', [submit])).toMatchObject({ faults: { email: expect.any(String) } })
  expect(after('log-in', [email, submit])).toMatchObject({
    faults: { password: 'The password you entered is incorrect.' },
  })
})

test('a paused account says so, and one press logs in again to bring it back', () => {
  const told = refusal('account-paused', { closes_at: null })
  const asked = after('log-in', [...loggingIn, told])
  expect(asked).toMatchObject({ kind: 'paused', closesAt: null, resuming: false })
  const resumed = next(asked, { type: 'resumed' }, given)
  expect(resumed).toMatchObject({ kind: 'busy', doing: 'logging-in', resuming: true })
  expect(next(resumed, mfaNeeded, given)).toMatchObject({ kind: 'code' })
  expect(next(asked, { type: 'mode-chosen', mode: 'log-in' }, given)).toMatchObject({
    kind: 'form',
    resuming: false,
  })
})

test('a log-in beside the fields ends the form in every step, and only once', () => {
  const entered = { type: 'entered-another-way', viewer: mira } as const
  for (const events of [[], loggingIn, [...loggingIn, mfaNeeded]]) {
    const done = next(after('log-in', events), entered, given)
    expect(done).toMatchObject({ kind: 'done', by: 'log-in', viewer: mira })
    expect(next(done, entered, given)).toBe(done)
  }
})
