import fc from 'fast-check'
import { expect, test } from 'vitest'
import { after, challenge, email, given, password, refusal, submit } from '../../../test/events.ts'
import { mira } from '../../../test/service.ts'
import type { Event } from './events.ts'
import { next } from './flow.ts'
import { codeFault } from './second-factor.ts'
import type { State } from './states.ts'

const write = (code: string): Event => ({ type: 'code-typed', code })
const resendAsked: Event = { type: 'code-resend-asked' }
const entered: Event = { type: 'entered', viewer: mira }

const nextCode = (state: State, event: Event): State => next(state, event, given)

/** Asks for a second factor after a log-in, and lets events happen. */
function codeAfter(phoneEnd: string | null, ...events: readonly Event[]): State {
  const data = { mfa_challenge: challenge, phone_number_end: phoneEnd }
  return after('log-in', [email, password, submit, refusal('mfa-needed', data), ...events])
}

test('V5.15 a code is required', () => {
  expect(codeFault('  ')).toBe("You missed a spot! Don't forget to add your verification code.")
  expect(codeAfter('67', write(' '), submit)).toMatchObject({
    kind: 'code',
    waitsFor: null,
    fault: "You missed a spot! Don't forget to add your verification code.",
  })
})

const shapeless = ['12345', '1234567', 'code', '123456!', 'a'.repeat(40)]

test.each(shapeless)('V5.16 a code must have the shape of one: %s', (code) => {
  expect(codeFault(code)).toBe("Hmm...that doesn't look like a verification code.")
})

test.each(['123456', '123 456', 'abcde-fghjk', 'ABCDE FGHJK'])('a code is accepted: %s', (code) => {
  expect(codeFault(code)).toBeUndefined()
})

test('a code is sent, and the right one logs in', () => {
  const checking = codeAfter('67', write('123456'), submit)
  expect(checking).toMatchObject({ kind: 'code', waitsFor: 'code', code: '123456' })
  expect(nextCode(checking, entered)).toMatchObject({ kind: 'done', by: 'log-in', viewer: mira })
})

test('V8.24 a refused code is shown at its field, and another one can be typed', () => {
  const wrong = codeAfter('67', write('123456'), submit, refusal('code-wrong'))
  expect(wrong).toMatchObject({ waitsFor: null, fault: 'message of code-wrong', codeTries: 2 })
  expect(nextCode(wrong, write('1'))).toMatchObject({ code: '1', fault: null })
  expect(codeAfter('67', write('123456'), submit, refusal('unexpected'))).toMatchObject({
    fault: 'message of unexpected',
  })
})

test('a resent code empties the field', () => {
  const resending = codeAfter('67', write('123456'), resendAsked)
  expect(resending).toMatchObject({ kind: 'code', waitsFor: 'resend' })
  expect(nextCode(resending, { type: 'code-resent', phoneEnd: '67' })).toMatchObject({
    waitsFor: null,
    code: '',
    phoneEnd: '67',
  })
  expect(nextCode(resending, refusal('codes-many'))).toMatchObject({
    waitsFor: null,
    fault: 'message of codes-many',
  })
})

test('the code of an authenticator app cannot be resent', () => {
  const shown = codeAfter(null)
  expect(nextCode(shown, resendAsked)).toBe(shown)
})

test('an expired code cannot be edited', () => {
  const gone = codeAfter('67', write('123456'), submit, refusal('challenge-gone'))
  expect(gone).toMatchObject({ kind: 'form', faults: { form: 'message of challenge-gone' } })
  expect(nextCode(gone, write('1'))).toBe(gone)
})

test('an empty code is not sent, and nothing follows after a log-in or an expired code', () => {
  expect(codeAfter('67')).toMatchObject({ code: '', fault: null, codeTries: 0, waitsFor: null })
  const done = codeAfter('67', write('123456'), submit, entered)
  const gone = codeAfter('67', write('123456'), submit, refusal('challenge-gone'))
  for (const end of [done, gone]) expect(nextCode(end, refusal('code-wrong'))).toBe(end)
})

test('a resent code keeps the phone number, and other answers change nothing', () => {
  const resending = codeAfter('67', resendAsked)
  const resent = (phoneEnd: string | null): Event => ({ type: 'code-resent', phoneEnd })
  expect(nextCode(resending, resent(null))).toMatchObject({ phoneEnd: '67' })
  expect(nextCode(resending, resent('89'))).toMatchObject({ phoneEnd: '89' })
  expect(nextCode(resending, write('1'))).toBe(resending)
  const checking = codeAfter('67', write('123456'), submit)
  expect(nextCode(checking, resent('89'))).toBe(checking)
})

test('after any events, no call hangs, and only a right code logs in', () => {
  const event = fc.constantFrom<Event>(
    ...['', '123456', 'no'].map(write),
    submit,
    resendAsked,
    { type: 'code-resent', phoneEnd: null },
    entered,
    refusal('code-wrong'),
    refusal('challenge-gone'),
  )
  fc.assert(
    fc.property(fc.constantFrom('67', null), fc.array(event, { maxLength: 40 }), (end, events) => {
      let state = codeAfter(end)
      for (const happened of events) {
        const then = nextCode(state, happened)
        if (then.kind === 'done' && state.kind === 'code') expect(state.waitsFor).toBe('code')
        if (then.kind === 'code' && then.waitsFor === 'code')
          expect(codeFault(then.code)).toBeUndefined()
        // The form that follows an expired code has walks of its own.
        if (then.kind !== 'code') return
        state = then
      }
      const ended = nextCode(state, refusal('offline'))
      expect(ended.kind === 'code' ? ended.waitsFor : null).toBeNull()
    }),
  )
})

const usePasskey: Event = { type: 'passkey-chosen', passkey: null }

test('a passkey answers in place of the code', () => {
  expect(codeAfter('67', usePasskey)).toMatchObject({ waitsFor: 'passkey' })
  expect(codeAfter('67', usePasskey, entered)).toMatchObject({ kind: 'done', viewer: mira })
})

test('a closed passkey prompt keeps the typed code, and a refused passkey is no fault of the code', () => {
  expect(codeAfter('67', write('12'), usePasskey, { type: 'passkey-left' })).toMatchObject({
    waitsFor: null,
    code: '12',
    fault: null,
    passkeyFault: null,
  })
  const refusedOnce = codeAfter('67', write('12'), usePasskey, refusal('passkey-refused'))
  expect(refusedOnce).toMatchObject({
    waitsFor: null,
    code: '12',
    fault: null,
    codeTries: 0,
    passkeyFault: 'message of passkey-refused',
  })
  expect(nextCode(refusedOnce, usePasskey)).toMatchObject({
    waitsFor: 'passkey',
    passkeyFault: null,
  })
})
