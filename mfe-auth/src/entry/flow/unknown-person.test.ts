import { expect, test } from 'vitest'
import {
  after,
  free,
  givenWith,
  offered,
  refusal,
  submit,
  typed,
  valid,
} from '../../../test/events.ts'
import type { Event } from './events.ts'
import { next } from './flow.ts'

const given = givenWith()
const nobody = refusal('identity-unknown', { ...offered, email: null })
const unknown = refusal('identity-unknown', { ...offered, email: 'nora@studio.example' })

const proven = {
  facebook: {
    type: 'proof-given',
    proof: {
      provider: 'facebook',
      type: 'facebook',
      method: 2,
      fields: { facebook_id: '1', facebook_token: 'token' },
    },
  },
  line: {
    type: 'proof-given',
    proof: {
      provider: 'line',
      type: 'line',
      method: 8,
      fields: { line_id_token: 'an-id-token-of-line-1' },
    },
  },
} as const satisfies Readonly<Record<string, Event>>

const written = (exists: boolean): Event => ({
  type: 'email-given',
  email: 'nora@studio.example',
  exists,
})

test.each(['facebook', 'line'] as const)(
  'V2.21 V4.5 somebody of %s without an email is asked for one, and Not now returns to the sign-up',
  (provider) => {
    const asked = after('log-in', [proven[provider], nobody])
    expect(asked).toMatchObject({ kind: 'email', connecting: { provider, email: null } })
    expect(next(asked, { type: 'connect-left' }, given)).toMatchObject({
      kind: 'form',
      mode: 'sign-up',
      connecting: null,
    })
  },
)

test('V4.5 V2.23 a typed email with an account asks for its password, with the proof kept', () => {
  for (const provider of ['facebook', 'line'] as const)
    expect(after('sign-up', [proven[provider], nobody, written(true)])).toMatchObject({
      kind: 'form',
      mode: 'log-in',
      known: true,
      draft: { email: 'nora@studio.example', password: '' },
      connecting: { provider, ticket: offered.connect_ticket },
    })
})

test('a free email of somebody at LINE leads to the birthday, and that to a sign-up with both', () => {
  const asked = after('sign-up', [proven.line, nobody, written(false)])
  expect(asked).toMatchObject({ kind: 'birthday', draft: { email: 'nora@studio.example' } })
  const sent = [typed('birthday', '1990-04-12'), submit].reduce(
    (state, event) => next(state, event, given),
    asked,
  )
  expect(sent).toMatchObject({ doing: 'registering', connecting: { type: 'line', email: null } })
})

test('V8.33 Facebook signs nobody new up: the sign-up with an email begins, and says so', () => {
  for (const events of [
    [proven.facebook, unknown],
    [proven.facebook, nobody, written(false)],
  ]) {
    const form = after('log-in', events)
    expect(form).toMatchObject({
      kind: 'form',
      mode: 'sign-up',
      connecting: null,
      newAtFacebook: true,
    })
    // The rest is a usual sign-up, with an email and a password.
    const filled = [typed('password', 'slow-mornings'), typed('birthday', '1990-04-12'), submit]
    const sent = [...filled, free, valid].reduce((state, event) => next(state, event, given), form)
    expect(sent).toMatchObject({ doing: 'registering', connecting: null })
  }
})

test('V8.20 somebody whom Facebook may not bring at all gets the dialog of recovery', () => {
  const prevented = refusal('facebook-register-prevented')
  expect(after('log-in', [proven.facebook, prevented])).toMatchObject({
    kind: 'recovery',
    type: 'PREVENT_FACEBOOK_REGISTER',
  })
})

test('V2.21 only providers whose people may lack an email ask for one', () => {
  expect(after('sign-up', [proven.line, unknown])).toMatchObject({ kind: 'birthday' })
  expect(after('sign-up', [proven.facebook, nobody])).toMatchObject({ kind: 'email' })
})
