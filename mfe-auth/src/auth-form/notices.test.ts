import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import {
  after,
  email,
  filled,
  free,
  givenWith,
  mfaNeeded,
  password,
  refusal,
  submit,
  valid,
} from '../../test/events.ts'
import { noticeOf } from './notices.ts'

const sent = [...filled, submit, free]

test('V9.6 toasts last 3 seconds for an error, 3.5 for consents and age, 5 for a code sent again', () => {
  const validating = after('sign-up', sent)
  expect(noticeOf(validating, refusal('unexpected'), 'Tessera')?.duration).toBe(3_000)
  const registering = after('sign-up', [...sent, valid])
  expect(noticeOf(registering, refusal('consents-missing'), 'Tessera')?.duration).toBe(3_500)
  const underage = after('sign-up', [...sent, valid, refusal('age-under')])
  expect(noticeOf(underage, { type: 'age-confirmed' }, 'Tessera')?.duration).toBe(3_500)
  const resending = after('log-in', [
    ...[email, password, submit, mfaNeeded],
    { type: 'code', event: { type: 'resend-asked' } },
  ])
  const resent = { type: 'code', event: { type: 'resent', phoneEnd: '67' } } as const
  expect(noticeOf(resending, resent, 'Tessera')?.duration).toBe(5_000)
  // The letter's own toast is its dialog's.
  expect(timings.toastNotice).toBe(3_500)
})

test('what is said at its place is said in no toast', () => {
  const registering = after('sign-up', [...sent, valid])
  for (const code of ['password-weak', 'age-over', 'offline', 'captcha-needed'] as const)
    expect(noticeOf(registering, refusal(code), 'Tessera')).toBeUndefined()
  expect(noticeOf(after('log-in', []), submit, 'Tessera')).toBeUndefined()
})

test('whoever gets past a button that is not to be pressed yet is told what is missing', () => {
  const consents = after('sign-up', [...sent, valid], givenWith({ needs_consents: true }))
  expect(noticeOf(consents, { type: 'consents-given' }, 'Tessera')).toEqual({
    text: 'Please agree to the required terms.',
    tone: 'bad',
    duration: 3_500,
  })
})
