import { expect, test } from 'vitest'
import { draft, filled, given, refusal, submit, typed } from '../../test/events.ts'
import type { Event, State } from './flow.ts'
import { next, startOf } from './flow.ts'

const after = (begin: Parameters<typeof startOf>[0], ...events: readonly Event[]): State =>
  events.reduce((state, event) => next(state, event, given), startOf(begin))

test('V2.6 it first offers to go on with email, and then shows the form', () => {
  expect(after('offer')).toEqual({ step: 'offer' })
  expect(after('offer', { type: 'email-chosen' })).toMatchObject({ step: 'form', mode: 'sign-up' })
})

test('V4.1 sign-up and log-in lead to each other, and what was written stays', () => {
  const there = after('sign-up', ...filled, { type: 'mode-chosen', mode: 'log-in' })
  expect(there).toMatchObject({ step: 'form', mode: 'log-in', draft, faults: {} })
  expect(next(there, { type: 'mode-chosen', mode: 'sign-up' }, given)).toMatchObject({
    mode: 'sign-up',
    draft,
  })
  expect(after('offer', { type: 'mode-chosen', mode: 'log-in' })).toMatchObject({ mode: 'log-in' })
})

test('V4.8 a sound email is looked up before anything else is asked of it', () => {
  expect(after('sign-up', ...filled, submit)).toMatchObject({ step: 'busy', doing: 'looking-up' })
  expect(after('sign-up', typed('email', 'mira@studio.example'), submit)).toMatchObject({
    doing: 'looking-up',
  })
  expect(after('sign-up', typed('email', 'mira'), submit)).toMatchObject({
    step: 'form',
    faults: { email: "Hmm...that doesn't look like an email address." },
  })
})

test('V4.9 an email that has an account is logged in with the password that was entered', () => {
  const [email, password] = filled
  if (email === undefined || password === undefined) throw new Error('two events are missing')
  const exists: Event = { type: 'looked-up', exists: true }
  expect(after('sign-up', email, password, submit, exists)).toMatchObject({
    step: 'busy',
    doing: 'logging-in',
    mode: 'log-in',
  })
})

test('for a free email the password comes next, then the birthday', () => {
  const free: Event = { type: 'looked-up', exists: false }
  const [email] = filled
  if (email === undefined) throw new Error('an event is missing')
  const state = after('sign-up', email, submit, free)
  expect(Object.keys(state.step === 'form' ? state.faults : {})).toEqual(['password', 'birthday'])
  expect(after('sign-up', ...filled, submit, free)).toMatchObject({ doing: 'registering' })
})

test('V4.14 the form becomes a log-in when the email has an account', () => {
  const [email] = filled
  if (email === undefined) throw new Error('an event is missing')
  const known = { step: 'form', mode: 'log-in', known: true, faults: {} }
  expect(after('sign-up', email, submit, { type: 'looked-up', exists: true })).toMatchObject(known)
  expect(
    after(
      'sign-up',
      ...filled,
      submit,
      { type: 'looked-up', exists: false },
      refusal('email-taken'),
    ),
  ).toMatchObject({ ...known, draft })
})

test('a wrong password after such a look-up is said at the password', () => {
  const events: Event[] = [...filled, submit, { type: 'looked-up', exists: true }]
  expect(after('sign-up', ...events, refusal('password-wrong'))).toMatchObject({
    step: 'form',
    mode: 'log-in',
    known: true,
    draft,
    faults: { password: 'message of password-wrong' },
  })
})

test.each(['password-weak', 'age-under', 'unexpected', 'offline'] as const)(
  'a sign-up refused for %s loses nothing and can be sent again',
  (code) => {
    const free: Event = { type: 'looked-up', exists: false }
    const state = after('sign-up', ...filled, submit, free, refusal(code))
    expect(state).toMatchObject({ step: 'form', mode: 'sign-up', draft })
    expect(next(state, submit, given)).toMatchObject({ step: 'busy' })
  },
)

test('a date field that holds no day says so, and nothing is sent', () => {
  const events: Event[] = [...filled.slice(0, 2), { type: 'submitted', dateUnreadable: true }]
  expect(after('sign-up', ...events)).toMatchObject({
    step: 'form',
    faults: { birthday: 'Invalid date' },
  })
})

test('typing in a field takes its fault away and leaves the others', () => {
  const events: Event[] = [typed('email', 'mira'), typed('password', 'abc'), submit]
  const state = after('sign-up', ...events, typed('email', 'mira@'))
  expect(Object.keys(state.step === 'form' ? state.faults : {})).toEqual(['password', 'birthday'])
})

test('a hint shows when typing pauses, goes with the next letter, and is taken with one tap', () => {
  const slip = typed('email', 'mira@gmial.com')
  const hinted = after('sign-up', slip, { type: 'typing-paused' })
  expect(after('sign-up', slip)).toMatchObject({ hint: null })
  expect(hinted).toMatchObject({ hint: 'mira@gmail.com' })
  expect(next(hinted, typed('email', 'mira@gmial.co'), given)).toMatchObject({ hint: null })
  expect(next(hinted, { type: 'hint-taken' }, given)).toMatchObject({
    hint: null,
    draft: { email: 'mira@gmail.com' },
  })
})

test('a hint that was left alone is still there after the form was sent', () => {
  const events: Event[] = [typed('email', 'mira@gmial.com'), { type: 'typing-paused' }, submit]
  const sent = after('sign-up', ...events)
  expect(sent).toMatchObject({ step: 'busy', hint: 'mira@gmail.com' })
  expect(next(sent, { type: 'looked-up', exists: false }, given)).toMatchObject({
    step: 'form',
    hint: 'mira@gmail.com',
  })
})

test('V4.25 a log-in is idle, then loading, and idle again when it fails', () => {
  const idle = after('log-in', ...filled)
  const loading = next(idle, submit, given)
  expect(idle.step).toBe('form')
  expect(loading).toMatchObject({ step: 'busy', doing: 'logging-in' })
  expect(next(loading, refusal('password-wrong'), given)).toMatchObject({
    step: 'form',
    faults: { password: 'message of password-wrong' },
  })
  expect(after('log-in', submit)).toMatchObject({ faults: { email: expect.any(String) } })
})
