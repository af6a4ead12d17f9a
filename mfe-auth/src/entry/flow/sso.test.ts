import { expect, test } from 'vitest'
import { after, given, givenWith, mfaNeeded, refusal, submit, typed } from '../../../test/events.ts'
import type { Event } from './events.ts'
import { next } from './flow.ts'
import { shownForm } from './shown-form.ts'
import { notSso, type SsoFound } from './sso-found.ts'
import type { State } from './states.ts'

const email = 'mira@acme.test'
const answer = { code: 'a code', state: 's'.repeat(43), iss: 'https://id.acme.test' }
const member: SsoFound = {
  isSso: true,
  existingUser: true,
  existingUserIsSso: true,
  authorizationUri: 'http://localhost/connect/sso/?company=1',
  exchangeCodeToTokenUrl: '/v3/sso/token/',
}
const newcomer: SsoFound = { ...member, existingUser: false, existingUserIsSso: false }

const found = (which: SsoFound, of = email): Event => ({
  type: 'sso-found',
  email: of,
  found: which,
})
const answered: Event = { type: 'sso-answered', answer }
const proven: Event = { type: 'sso-proven' }
const typing = typed('email', email)
const page = { at: 'sign-up', business: true, ssoSignUp: true, email } as const
const fields = [typed('businessName', 'Acme'), typed('birthday', '1994-04-12')]

const shown = (state: State) =>
  state.kind === 'form' || state.kind === 'sso' ? shownForm(state) : undefined

test.each(['log-in', 'sign-up'] as const)(
  'V2.12 V1.5 the form of a %s asks for no password once the domain has single sign-on',
  (at) => {
    const before = shown(after(at, [typing]))
    expect(before).toMatchObject({ withSso: false, withPassword: true })
    expect(shown(after(at, [typing, found(member)]))).toMatchObject({
      withSso: true,
      withPassword: false,
      withBirthday: false,
      locked: false,
    })
  },
)

test('V4.18 a look-up of an email that has changed since is dropped', () => {
  const stale = after('log-in', [typing, typed('email', 'mira@other.test'), found(member)])
  expect(shown(stale)).toMatchObject({ withSso: false })
  const edited = after('log-in', [typing, found(member), typed('email', `${email}x`)])
  expect(shown(edited)).toMatchObject({ withSso: false, withPassword: true })
})

test('V8.23 an email without single sign-on, or whose look-up failed, leaves the form as it is', () => {
  const form = after('log-in', [typing])
  expect(next(form, found(notSso), given)).toBe(form)
})

test('V4.20 an existing person waits for the company, whose answer is exchanged and logs in', () => {
  const waiting = after('log-in', [typing, found(member), submit])
  expect(waiting).toMatchObject({ kind: 'sso', sso: member })
  const exchanging = next(waiting, answered, given)
  expect(exchanging).toMatchObject({ kind: 'busy', doing: 'exchanging', answer })
  expect(next(exchanging, proven, given)).toMatchObject({
    kind: 'busy',
    doing: 'logging-in',
    mode: 'log-in',
    proof: { email, code: answer.code },
  })
})

test('a log-in through the company asks for the second factor as any other does', () => {
  const log = [typing, found(member), submit, answered, proven]
  expect(after('log-in', [...log, mfaNeeded])).toMatchObject({ kind: 'code' })
})

test('an email of the sign-up form logs in through the company when it has an account', () => {
  expect(after('sign-up', [typing, found(member), submit, answered, proven])).toMatchObject({
    doing: 'logging-in',
    mode: 'log-in',
  })
})

test('V4.19 a new person opens no window from the form: the sign-up page follows', () => {
  expect(after('log-in', [typing, found(newcomer), submit])).toMatchObject({ kind: 'form' })
})

test.each<[string, Event[], object]>([
  ['a missing field', [found(newcomer), submit], { kind: 'form' }],
  ['a valid form', [...fields, found(newcomer), submit], { kind: 'sso' }],
  [
    'an answer',
    [...fields, found(newcomer), submit, answered, proven],
    { kind: 'busy', doing: 'registering', proof: { email, code: answer.code } },
  ],
  [
    'somebody too young',
    [typed('businessName', 'A'), typed('birthday', '2020-01-01'), found(newcomer), submit],
    { kind: 'underage' },
  ],
])('V2.40 the sign-up page of single sign-on goes on with %s', (_, events, state) => {
  expect(after(page, events)).toMatchObject(state)
})

test('V2.40 the sign-up page locks the email until its domain turns out to have no single sign-on', () => {
  expect(shown(after(page, []))).toMatchObject({ isEmailLocked: true, locked: false })
  expect(shown(after(page, [found(newcomer)]))).toMatchObject({
    isEmailLocked: true,
    withBirthday: true,
    withBusinessName: true,
    withPassword: false,
  })
  expect(shown(after(page, [found(notSso)]))).toMatchObject({
    isEmailLocked: false,
    withPassword: true,
  })
})

test('consents come before the window of a sign-up', () => {
  const knows = givenWith({ needs_consents: true })
  const asked = after(page, [...fields, found(newcomer), submit], knows)
  expect(asked).toMatchObject({ kind: 'consents' })
  const all = next(asked, { type: 'consents', event: { type: 'all-toggled' } }, knows)
  expect(next(all, { type: 'consents-given' }, knows)).toMatchObject({ kind: 'sso' })
})

test('a window that is closed or refused leads back to the form, and a late answer still counts', () => {
  const waiting = after('log-in', [typing, found(member), submit])
  const closed = next(waiting, { type: 'sso-closed' }, given)
  expect(closed).toMatchObject({ kind: 'form', faults: {} })
  expect(next(closed, answered, given)).toMatchObject({ kind: 'busy', doing: 'exchanging' })
  const message = 'You must enable popups!'
  expect(next(waiting, { type: 'sso-refused', error: { message } }, given)).toMatchObject({
    kind: 'form',
    faults: { form: message },
  })
})

test('an answer counts no more once the email is another', () => {
  const other = after('log-in', [
    typing,
    found(member),
    submit,
    { type: 'sso-closed' } as const,
    typed('email', 'mira@other.test'),
  ])
  expect(next(other, answered, given)).toBe(other)
})

test.each([
  ['sso-failed', 'form'],
  ['connect-gone', 'form'],
] as const)('V8.23 an exchange that is refused with %s says so in the form', (code, place) => {
  const state = after('log-in', [typing, found(member), submit, answered, refusal(code)])
  expect(state).toMatchObject({ kind: 'form', faults: { [place]: `message of ${code}` } })
})

test('a password that is refused because the company requires single sign-on looks the email up again', () => {
  const log = [typing, typed('password', 'slow-mornings'), submit]
  const state = after('log-in', [...log, refusal('sso-required', { company: 'Acme' })])
  expect(state).toMatchObject({ kind: 'form', ssoAsks: 1 })
  expect(shown(next(state, found(member), given))).toMatchObject({ withSso: true })
})

test('a paused account comes back with the ticket that stands for the company’s used code', () => {
  const paused = refusal('account-paused', {
    closes_at: null,
    connect_ticket: 't'.repeat(43),
    email,
    full_name: null,
  })
  const asked = after('log-in', [typing, found(member), submit, answered, proven, paused])
  expect(asked).toMatchObject({ kind: 'paused' })
  const resuming = next(asked, { type: 'resumed' }, given)
  expect(resuming).toMatchObject({
    kind: 'busy',
    doing: 'proving',
    proving: { proof: { fields: { connect_ticket: 't'.repeat(43), resume: true } } },
  })
  const failed = next(resuming, refusal('connect-gone'), given)
  expect(failed).toMatchObject({ kind: 'form', faults: { form: expect.any(String) } })
})
