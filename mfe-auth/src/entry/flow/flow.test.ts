import { expect, test } from 'vitest'
import {
  after,
  draft,
  email,
  exists,
  filled,
  free,
  given,
  givenWith,
  password,
  refusal,
  submit,
  typed,
  valid,
} from '../../../test/events.ts'
import { mira } from '../../../test/service.ts'
import type { Event } from './events.ts'
import { next } from './flow.ts'

const registering = [...filled, submit, free, valid]
const _loggingIn = [email, password, submit]

test('V2.6 it first offers to continue with email, and then shows the form', () => {
  expect(after('offer', [])).toMatchObject({ kind: 'offer' })
  expect(after('offer', [{ type: 'email-chosen' }])).toMatchObject({
    kind: 'form',
    mode: 'sign-up',
  })
})

test('V4.1 sign-up and log-in lead to each other and keep typed values', () => {
  const there = after('sign-up', [...filled, { type: 'mode-chosen', mode: 'log-in' }])
  expect(there).toMatchObject({ kind: 'form', mode: 'log-in', draft, faults: {} })
  expect(next(there, { type: 'mode-chosen', mode: 'sign-up' }, given)).toMatchObject({
    mode: 'sign-up',
    draft,
  })
  expect(after('offer', [{ type: 'mode-chosen', mode: 'log-in' }])).toMatchObject({
    mode: 'log-in',
  })
})

test('V4.8 a valid email is looked up before other fields are checked', () => {
  expect(after('sign-up', [...filled, submit])).toMatchObject({ kind: 'busy', doing: 'looking-up' })
  expect(after('sign-up', [email, submit])).toMatchObject({ doing: 'looking-up' })
  expect(after('sign-up', [typed('email', 'mira'), submit])).toMatchObject({
    kind: 'form',
    faults: { email: "Hmm...that doesn't look like an email address." },
  })
})

test('V4.9 an email that has an account is logged in with the password that was entered', () => {
  expect(after('sign-up', [email, password, submit, exists])).toMatchObject({
    kind: 'busy',
    doing: 'logging-in',
    mode: 'log-in',
  })
})

test('V4.10 a free email is validated by the service, then the password and the birthday are checked', () => {
  const judged = after('sign-up', [email, submit, free])
  expect(judged).toMatchObject({ kind: 'busy', doing: 'validating' })
  const state = next(judged, valid, given)
  expect(Object.keys(state.kind === 'form' ? state.faults : {})).toEqual(['password', 'birthday'])
})

test.each([
  ['as it is', false, { kind: 'busy', doing: 'registering' }],
  ['where consents are asked for', true, { kind: 'consents' }],
])('V4.11 the consents or the sign-up follow: %s', (_, needs_consents, there) => {
  expect(after('sign-up', registering, givenWith({ needs_consents }))).toMatchObject(there)
})

test('V4.12 a sign-up logs in, or opens the dialog of its error', () => {
  const entered: Event = { type: 'entered', viewer: mira }
  expect(after('sign-up', [...registering, entered])).toMatchObject({
    kind: 'done',
    viewer: mira,
    by: 'sign-up',
  })
  expect(after('sign-up', [...registering, refusal('suspended')])).toMatchObject({
    kind: 'recovery',
    type: 'SUSPENDED',
  })
})

test('V4.14 the form becomes a log-in when the email has an account, and a sign-up again for another email', () => {
  const known = { kind: 'form', mode: 'log-in', known: true, faults: {} }
  const found = after('sign-up', [email, submit, exists])
  expect(found).toMatchObject(known)
  expect(after('sign-up', [...registering, refusal('email-taken')])).toMatchObject(known)
  expect(next(found, typed('email', 'mira@studio.exampl'), given)).toMatchObject({
    mode: 'sign-up',
    known: false,
  })
  const asked = after('log-in', [email])
  expect(next(asked, typed('email', 'mira'), given)).toMatchObject({ mode: 'log-in' })
})

test('V4.2 a new email leads to the consents where they are required, and Back keeps typed values', () => {
  const korea = givenWith({ needs_consents: true })
  const asked = after('sign-up', registering, korea)
  expect(asked).toMatchObject({ kind: 'consents', draft })
  expect(next(asked, { type: 'consents-left' }, korea)).toMatchObject({ kind: 'form', draft })
  expect(next(asked, { type: 'consents-given' }, korea)).toBe(asked)
  const all: Event = { type: 'consents', event: { type: 'all-toggled' } }
  const agreed = [...registering, all, { type: 'consents-given' }] as const
  expect(after('sign-up', agreed, korea)).toMatchObject({ kind: 'busy', doing: 'registering' })
  expect(
    after('sign-up', [...agreed, refusal('password-weak'), submit, free, valid], korea),
  ).toMatchObject({
    doing: 'registering',
  })
  expect(after('sign-up', [email, submit, exists], korea)).toMatchObject({ mode: 'log-in' })
})

test('consents that only the service requires are asked for too', () => {
  expect(after('sign-up', [...registering, refusal('consents-missing')])).toMatchObject({
    kind: 'consents',
  })
})

test('V4.3 an underage error leads to the confirmation, from the form or the service', () => {
  const young = [email, password, typed('birthday', '2015-04-12'), submit, free, valid]
  const asked = { kind: 'underage', confirmed: false }
  expect(after('sign-up', young)).toMatchObject(asked)
  expect(after('sign-up', [...registering, refusal('age-under')])).toMatchObject(asked)
})

test('V2.24 Edit returns to the form; a confirmed birthday cannot be edited', () => {
  const asked = after('sign-up', [...registering, refusal('age-under')])
  expect(next(asked, { type: 'age-edited' }, given)).toMatchObject({ kind: 'form', draft })
  const confirmed = next(asked, { type: 'age-confirmed' }, given)
  expect(confirmed).toMatchObject({ kind: 'underage', confirmed: true, blocked: true })
  expect(next(confirmed, { type: 'age-edited' }, given)).toBe(confirmed)
})

test('V4.22 a flagged visitor can neither type nor submit a sign-up, and can still log in', () => {
  const flagged = { at: 'sign-up', blocked: true } as const
  expect(after(flagged, [...filled, submit])).toEqual(after(flagged, []))
  const inside = after(flagged, [{ type: 'mode-chosen', mode: 'log-in' }, email, password, submit])
  expect(inside).toMatchObject({ kind: 'busy', doing: 'logging-in' })
})

test('a sign-up that was too fast asks for a captcha too', () => {
  const events = [...registering, refusal('captcha-needed')]
  expect(after('sign-up', [...events, { type: 'captcha-solved', token: 'solved' }])).toMatchObject({
    kind: 'busy',
    doing: 'registering',
    captcha: 'solved',
  })
})

test.each(['password-weak', 'age-over', 'unexpected', 'offline'] as const)(
  'a sign-up refused for %s keeps typed values and can be sent again',
  (code) => {
    const state = after('sign-up', [...registering, refusal(code)])
    expect(state).toMatchObject({ kind: 'form', mode: 'sign-up', draft })
    expect(next(state, submit, given)).toMatchObject({ kind: 'busy' })
  },
)

test('typing in a field removes its error and keeps the others', () => {
  const events = [typed('email', 'mira'), typed('password', 'abc'), submit]
  const state = after('sign-up', [...events, typed('email', 'mira@')])
  expect(Object.keys(state.kind === 'form' ? state.faults : {})).toEqual(['password', 'birthday'])
})

test('a hint shows when typing pauses, disappears with the next letter, and is applied with one tap', () => {
  const slip = typed('email', 'mira@gmial.com')
  const hinted = after('sign-up', [slip, { type: 'typing-paused' }])
  expect(after('sign-up', [slip])).toMatchObject({ hint: null })
  expect(hinted).toMatchObject({ hint: 'mira@gmail.com' })
  expect(next(hinted, typed('email', 'mira@gmial.co'), given)).toMatchObject({ hint: null })
  expect(next(hinted, { type: 'hint-taken' }, given)).toMatchObject({
    hint: null,
    draft: { email: 'mira@gmail.com' },
  })
  const sent = next(hinted, submit, given)
  expect(next(sent, refusal('offline'), given)).toMatchObject({ hint: 'mira@gmail.com' })
})

test('a business needs a name to sign up', () => {
  const business = { at: 'sign-up', business: true } as const
  const nameless = after(business, [...filled, submit, free, valid])
  expect(nameless).toMatchObject({ kind: 'form', faults: { businessName: expect.any(String) } })
  const named = after(business, [typed('businessName', 'Lumen'), ...filled, submit, free, valid])
  expect(named).toMatchObject({ kind: 'busy', doing: 'registering', business: true })
})
test('V4.7 a dialog that opened from a sign-up returns to it with typed values', () => {
  const opened = after('sign-up', [...registering, refusal('suspended')])
  expect(next(opened, { type: 'recovery-closed' }, given)).toMatchObject({
    kind: 'form',
    mode: 'sign-up',
    draft,
    faults: {},
  })
  expect(next(opened, { type: 'mode-chosen', mode: 'log-in' }, given)).toMatchObject({
    mode: 'log-in',
  })
})
