import type { CallError } from '@tessera/contracts/errors/call-error'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { challenge } from '../../../test/events.ts'
import { mira } from '../../../test/service.ts'
import { codeFault } from './check-code.ts'
import type { CodeEvent, CodeState } from './flow.ts'
import { nextCode, startCode } from './flow.ts'

const refused = (code: CallError['code']): CodeEvent => ({
  type: 'refused',
  error: { code, message: `message of ${code}`, httpStatus: 400, apiErrorCode: 1 },
})

const write = (code: string): CodeEvent => ({ type: 'written', code })
const sendIn: CodeEvent = { type: 'sent-in' }

const after = (phoneEnd: string | null, ...events: readonly CodeEvent[]): CodeState =>
  events.reduce(nextCode, startCode(challenge, phoneEnd))

test('V5.15 a code is required', () => {
  expect(codeFault('  ')).toBe("You missed a spot! Don't forget to add your verification code.")
  expect(after('67', write(' '), sendIn)).toMatchObject({
    kind: 'writing',
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
  const checking = after('67', write('123456'), sendIn)
  expect(checking).toMatchObject({ kind: 'checking', code: '123456' })
  expect(nextCode(checking, { type: 'entered', viewer: mira })).toEqual({
    kind: 'in',
    viewer: mira,
  })
})

test('V8.24 a refused code is shown at its field, and another one can be typed', () => {
  const wrong = after('67', write('123456'), sendIn, refused('code-wrong'))
  expect(wrong).toMatchObject({ kind: 'writing', fault: 'message of code-wrong', tries: 2 })
  expect(nextCode(wrong, write('1'))).toMatchObject({ code: '1', fault: null })
  expect(after('67', write('123456'), sendIn, refused('unexpected'))).toMatchObject({
    fault: 'message of unexpected',
  })
})

test('a resent code empties the field', () => {
  const resending = after('67', write('123456'), { type: 'resend-asked' })
  expect(resending).toMatchObject({ kind: 'resending' })
  expect(nextCode(resending, { type: 'resent', phoneEnd: '67' })).toMatchObject({
    kind: 'writing',
    code: '',
    phoneEnd: '67',
  })
  expect(nextCode(resending, refused('codes-many'))).toMatchObject({
    kind: 'writing',
    fault: 'message of codes-many',
  })
})

test('the code of an authenticator app cannot be resent', () => {
  const shown = after(null)
  expect(nextCode(shown, { type: 'resend-asked' })).toBe(shown)
})

test('an expired code cannot be edited', () => {
  const gone = after('67', write('123456'), sendIn, refused('challenge-gone'))
  expect(gone).toEqual({ kind: 'gone', message: 'message of challenge-gone' })
  expect(nextCode(gone, write('1'))).toBe(gone)
})

test('an empty code is not sent, and nothing follows after a log-in or an expired code', () => {
  expect(startCode(challenge, '67')).toMatchObject({ code: '', fault: null, tries: 0 })
  const entered: CodeState = { kind: 'in', viewer: mira }
  const gone: CodeState = { kind: 'gone', message: 'too late' }
  for (const end of [entered, gone]) expect(nextCode(end, refused('code-wrong'))).toBe(end)
})

test('a resent code keeps the phone number, and other answers change nothing', () => {
  const resending = after('67', { type: 'resend-asked' })
  const resent = (phoneEnd: string | null): CodeEvent => ({ type: 'resent', phoneEnd })
  expect(nextCode(resending, resent(null))).toMatchObject({ phoneEnd: '67' })
  expect(nextCode(resending, resent('89'))).toMatchObject({ phoneEnd: '89' })
  expect(nextCode(resending, write('1'))).toBe(resending)
  const checking = after('67', write('123456'), sendIn)
  expect(nextCode(checking, resent('89'))).toBe(checking)
})

test('after any events, no call hangs, and only a right code logs in', () => {
  const event = fc.constantFrom<CodeEvent>(
    ...['', '123456', 'no'].map(write),
    sendIn,
    { type: 'resend-asked' },
    { type: 'resent', phoneEnd: null },
    { type: 'entered', viewer: mira },
    refused('code-wrong'),
    refused('challenge-gone'),
  )
  fc.assert(
    fc.property(fc.constantFrom('67', null), fc.array(event, { maxLength: 40 }), (end, events) => {
      let state = startCode(challenge, end)
      for (const happened of events) {
        const then = nextCode(state, happened)
        if (then.kind === 'in' && state.kind !== 'in') expect(state.kind).toBe('checking')
        if (then.kind === 'checking') expect(codeFault(then.code)).toBeUndefined()
        state = then
      }
      expect(['writing', 'gone', 'in']).toContain(nextCode(state, refused('offline')).kind)
    }),
  )
})

const usePasskey: CodeEvent = { type: 'passkey-chosen' }

test('a passkey answers in place of the code', () => {
  expect(after('67', usePasskey).kind).toBe('passkey')
  expect(after('67', usePasskey, { type: 'entered', viewer: mira })).toEqual({
    kind: 'in',
    viewer: mira,
  })
})

test('a closed passkey prompt keeps the typed code, and a refused passkey is no fault of the code', () => {
  expect(after('67', write('12'), usePasskey, { type: 'passkey-left' })).toMatchObject({
    kind: 'writing',
    code: '12',
    fault: null,
    passkeyFault: null,
  })
  const refusedOnce = after('67', write('12'), usePasskey, refused('passkey-refused'))
  expect(refusedOnce).toMatchObject({
    kind: 'writing',
    code: '12',
    fault: null,
    tries: 0,
    passkeyFault: 'message of passkey-refused',
  })
  expect(nextCode(refusedOnce, usePasskey)).toMatchObject({ kind: 'passkey', passkeyFault: null })
})
