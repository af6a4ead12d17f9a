import { expect, test } from 'vitest'
import {
  after,
  codeSent,
  exists,
  filled,
  free,
  given,
  identityUnknown,
  mfaNeeded,
  provenByGoogle,
  refusal,
  submit,
  typed,
  valid,
} from '../../../test/events.ts'
import { mira } from '../../../test/service.ts'
import { authEventOf } from './auth-event.ts'
import type { Event } from './events.ts'
import { next } from './flow.ts'

const entered: Event = { type: 'entered', viewer: mira }

/** Returns the analytics event of the last of these events. */
function told(begin: 'sign-up' | 'log-in', events: readonly Event[]) {
  const last = events.at(-1) ?? submit
  const before = after(begin, events.slice(0, -1))
  return authEventOf(before, last, next(before, last, given))
}

const registering = [...filled, submit, free, valid]
const loggingIn = [...filled, submit]

test.each<[string, 'sign-up' | 'log-in', readonly Event[], object | undefined]>([
  [
    'a sign-up that is sent',
    'sign-up',
    registering,
    { event_code: 7537, login_method: 1, outcome: 'attempt' },
  ],
  [
    'a sign-up that succeeds',
    'sign-up',
    [...registering, entered],
    { event_code: 7537, login_method: 1, outcome: 'success' },
  ],
  [
    'a sign-up that is refused',
    'sign-up',
    [...registering, refusal('email-taken')],
    { event_code: 7537, login_method: 1, outcome: 'refused', api_error_code: 1 },
  ],
  [
    'a log-in that is sent',
    'log-in',
    loggingIn,
    { event_code: 7534, login_method: 1, outcome: 'attempt' },
  ],
  [
    'a sign-up that turns out to be a log-in',
    'sign-up',
    [...filled, submit, exists],
    { event_code: 7534, login_method: 1, outcome: 'attempt' },
  ],
  [
    'a log-in that succeeds',
    'log-in',
    [...loggingIn, entered],
    { event_code: 7534, login_method: 1, outcome: 'success' },
  ],
  [
    'a log-in that is refused',
    'log-in',
    [...loggingIn, refusal('password-wrong')],
    {
      event_code: 7534,
      login_method: 1,
      outcome: 'refused',
      api_error_code: 1,
    },
  ],
  [
    'a second factor that succeeds',
    'log-in',
    [...loggingIn, mfaNeeded, ...codeSent, entered],
    { event_code: 7534, login_method: 6, outcome: 'success' },
  ],
  [
    'a log-in beside the fields',
    'log-in',
    [{ type: 'entered-another-way', viewer: mira }],
    { event_code: 7534, outcome: 'success' },
  ],
  [
    'a proof of a provider that is sent',
    'log-in',
    [provenByGoogle],
    { event_code: 7534, login_method: 3, outcome: 'attempt' },
  ],
  [
    'a sign-up with a provider that is sent',
    'sign-up',
    [provenByGoogle, identityUnknown, typed('birthday', '1994-04-12'), submit],
    { event_code: 7537, login_method: 3, outcome: 'attempt' },
  ],
  ['typing', 'log-in', filled, undefined],
  ['an email that is looked up', 'sign-up', [...filled, submit], undefined],
])('V7.4 V7.14 the analytics event of %s', (_, begin, events, expected) => {
  expect(told(begin, events)).toEqual(expected)
})

test('V7.14 an analytics event holds nothing that was typed', () => {
  const all = [registering, loggingIn, [...loggingIn, entered]].map((events) =>
    JSON.stringify(told('log-in', events) ?? {}),
  )
  for (const { draft } of [after('log-in', filled)].filter((state) => 'draft' in state))
    for (const typed of [draft.email, draft.password]) expect(all.join()).not.toContain(typed)
})
