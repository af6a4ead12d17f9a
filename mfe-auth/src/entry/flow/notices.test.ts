import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import { after, filled, free, givenWith, refusal, submit, valid } from '../../../test/events.ts'
import { noticeOf } from './notices.ts'

const sent = [...filled, submit, free]

test('V9.6 toasts last 3 seconds for an error, 3.5 for consents and age, 5 for a resent code', () => {
  const validating = after('sign-up', sent)
  expect(noticeOf(validating, refusal('unexpected'), 'Tessera')?.duration).toBe(3_000)
  const registering = after('sign-up', [...sent, valid])
  expect(noticeOf(registering, refusal('consents-missing'), 'Tessera')?.duration).toBe(3_500)
  const underage = after('sign-up', [...sent, valid, refusal('age-under')])
  expect(noticeOf(underage, { type: 'age-confirmed' }, 'Tessera')?.duration).toBe(3_500)
  // The reset email and a resent code show their toasts in their own steps.
  expect(timings.toastNotice).toBe(3_500)
  expect(timings.toastCodeResent).toBe(5_000)
})

test('an error that is shown at its field shows no toast', () => {
  const registering = after('sign-up', [...sent, valid])
  for (const code of ['password-weak', 'age-over', 'offline', 'captcha-needed'] as const)
    expect(noticeOf(registering, refusal(code), 'Tessera')).toBeUndefined()
  expect(noticeOf(after('log-in', []), submit, 'Tessera')).toBeUndefined()
})

test('V4.17 pressing a button that is not ready shows a toast with the reason', () => {
  const consents = after('sign-up', [...sent, valid], givenWith({ needs_consents: true }))
  expect(noticeOf(consents, { type: 'consents-given' }, 'Tessera')).toEqual({
    text: 'Please agree to the required terms.',
    tone: 'bad',
    duration: 3_500,
  })
})
