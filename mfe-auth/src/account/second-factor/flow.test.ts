import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { expect, test } from 'vitest'
import { next } from './flow.ts'
import type { Event, State } from './state.ts'
import { start } from './state.ts'

const refusal = (code: ErrorCode): Event => ({
  type: 'refused',
  error: { code, message: errorCatalogue[code].message, httpStatus: 400, apiErrorCode: 1 },
})

const typed = (value: string): Event => ({ type: 'typed', value })
const app: Event = { type: 'authenticator-chosen' }
const phone: Event = { type: 'phone-chosen' }
const submitted: Event = { type: 'submitted' }
const cancelled: Event = { type: 'cancelled' }
const kept: Event = { type: 'kept' }
const started: Event = { type: 'started', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' }
const codeSent: Event = { type: 'code-sent', end: '67' }
const codes = ['aaaa-bbbb', 'cccc-dddd']
const finished: Event = { type: 'finished', codes }
const again: Event = { type: 'finished', codes: null }
const removal: Event = { type: 'removal-chosen', factor: 'totp' }
const needed = refusal('confirm-needed')
const confirmed: Event = { type: 'confirmed' }

const walk = (...events: readonly Event[]): State => events.reduce(next, start)

const phoneCode = [phone, typed('+49 30 1234567'), submitted, codeSent]

const factorNeeded = refusal('factor-needed')
const proven = [removal, submitted, factorNeeded, typed('123 456'), submitted]

test.each<[string, readonly Event[], object]>([
  [
    'a change asks for a code of an active factor when the service requires it',
    [removal, submitted, factorNeeded],
    { work: { is: 'proving', wanted: { do: 'remove', factor: 'totp' }, fault: null } },
  ],
  [
    'the change continues with the code',
    proven,
    { work: { is: 'busy', wanted: { do: 'remove', factor: 'totp', present: '123456' } } },
  ],
  [
    'an empty code shows an error without a call',
    [removal, submitted, factorNeeded, submitted],
    { tries: 1, work: { is: 'proving', fault: { at: 'field' } } },
  ],
  [
    'a wrong code of the active factor is shown at its field',
    [...proven, refusal('code-wrong')],
    { work: { is: 'proving', code: '123456', fault: { at: 'field' } } },
  ],
  [
    'a code is sent to the active phone, and the typed code stays',
    [removal, submitted, factorNeeded, typed('12'), { type: 'resend-pressed' }],
    { work: { is: 'proving', sending: true, code: '12' } },
  ],
  [
    'leaving the code step returns to the previous step',
    [removal, submitted, factorNeeded, cancelled],
    { screen: { at: 'removal' }, work: { is: 'resting' } },
  ],
  [
    'one press starts an authenticator app',
    [app],
    { screen: { at: 'overview' }, work: { is: 'busy', wanted: { do: 'start-authenticator' } } },
  ],
  ['the secret of the app is shown', [app, started], { screen: { at: 'authenticator', code: '' } }],
  [
    'the code is sent without spaces',
    [app, started, typed('123 456'), submitted],
    { work: { is: 'busy', wanted: { do: 'finish-authenticator', code: '123456' } } },
  ],
  [
    'an empty code is shown at the field',
    [app, started, submitted],
    {
      tries: 1,
      work: {
        fault: {
          at: 'field',
          message: "You missed a spot! Don't forget to add your verification code.",
        },
      },
    },
  ],
  [
    'an invalid code is shown at the field',
    [app, started, typed('twelve'), submitted],
    { work: { fault: { message: "Hmm...that doesn't look like a verification code." } } },
  ],
  [
    'a wrong code is shown at the field, which keeps it',
    [app, started, typed('123456'), submitted, refusal('code-wrong')],
    {
      screen: { at: 'authenticator', code: '123456' },
      work: { is: 'resting', fault: { at: 'field' } },
    },
  ],
  [
    'the first factor shows recovery codes, which have to be confirmed',
    [app, started, typed('123456'), submitted, finished, cancelled],
    { screen: { at: 'codes', codes } },
  ],
  [
    'after the codes are confirmed, the factor is announced',
    [app, started, typed('123456'), submitted, finished, kept],
    { screen: { at: 'overview' }, news: 'authenticator' },
  ],
  [
    'another factor shows no recovery codes',
    [...phoneCode, typed('123456'), submitted, again],
    { screen: { at: 'overview' }, news: 'phone' },
  ],
  [
    'an invalid phone number is not sent',
    [phone, typed('at home'), submitted],
    { screen: { at: 'phone-number', number: 'at home' }, work: { fault: { at: 'field' } } },
  ],
  [
    'a code is sent to the number, and the next step names it',
    phoneCode,
    { screen: { at: 'phone-code', number: '+49 30 1234567', end: '67', code: '' } },
  ],
  [
    'the code can be resent, and the typed code stays',
    [...phoneCode, typed('12'), { type: 'resend-pressed' }, codeSent],
    { screen: { at: 'phone-code', code: '12', sent: 2 }, work: { is: 'resting', fault: null } },
  ],
  [
    'a code that is resent too soon shows an error',
    [...phoneCode, { type: 'resend-pressed' }, refusal('code-sent-lately')],
    {
      screen: { at: 'phone-code' },
      work: { fault: { at: 'form', message: errorCatalogue['code-sent-lately'].message } },
    },
  ],
  [
    'another number can be entered',
    [...phoneCode, { type: 'other-number' }],
    { screen: { at: 'phone-number', number: '+49 30 1234567' } },
  ],
  [
    'turning a factor off asks for confirmation',
    [removal],
    { screen: { at: 'removal', factor: 'totp' }, work: { is: 'resting' } },
  ],
  [
    'a confirmed factor is turned off',
    [removal, submitted, { type: 'removed' }],
    { screen: { at: 'overview' }, news: 'removed' },
  ],
  [
    'new recovery codes are shown like the first ones',
    [{ type: 'renewal-chosen' }, submitted, finished],
    { screen: { at: 'codes', codes }, news: 'renewed' },
  ],
  [
    'the password is asked for when the service requires it',
    [removal, submitted, needed],
    { screen: { at: 'removal' }, work: { is: 'confirming', password: '', fault: null } },
  ],
  [
    'an empty password is shown at its field',
    [removal, submitted, needed, submitted],
    { work: { is: 'confirming', fault: { at: 'field' } } },
  ],
  [
    'a wrong password is shown at its field, which keeps it',
    [removal, submitted, needed, typed('wrong'), submitted, refusal('password-wrong')],
    { work: { is: 'confirming', password: 'wrong', fault: { at: 'field' } } },
  ],
  [
    'the right password continues the change',
    [removal, submitted, needed, typed('right'), submitted, confirmed],
    { work: { is: 'busy', wanted: { do: 'remove', factor: 'totp' } } },
  ],
  [
    'leaving the password step returns to the previous step with its values',
    [phone, typed('+49 30 1'), submitted, needed, typed('x'), cancelled],
    { screen: { at: 'phone-number', number: '+49 30 1' }, work: { is: 'resting', fault: null } },
  ],
  [
    'a failed start is shown where it was chosen',
    [app, refusal('unexpected')],
    { screen: { at: 'overview' }, work: { is: 'resting', fault: { at: 'form' } } },
  ],
  [
    'another choice removes the previous message',
    [removal, submitted, { type: 'removed' }, phone],
    { news: null },
  ],
  [
    'what was said can be put away',
    [removal, submitted, { type: 'removed' }, { type: 'news-read' }],
    { news: null },
  ],
])('%s', (_, events, end) => {
  expect(walk(...events)).toMatchObject(end)
})
