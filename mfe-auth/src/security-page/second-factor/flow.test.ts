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
    'a change asks for a code of a factor that is on, where the service wants one',
    [removal, submitted, factorNeeded],
    { work: { is: 'proving', wanted: { do: 'remove', factor: 'totp' }, fault: null } },
  ],
  [
    'the change goes on with the code',
    proven,
    { work: { is: 'busy', wanted: { do: 'remove', factor: 'totp', present: '123456' } } },
  ],
  [
    'no code is said before the service is asked',
    [removal, submitted, factorNeeded, submitted],
    { tries: 1, work: { is: 'proving', fault: { at: 'field' } } },
  ],
  [
    'a wrong code of the factor that is on is said at its field',
    [...proven, refusal('code-wrong')],
    { work: { is: 'proving', code: '123456', fault: { at: 'field' } } },
  ],
  [
    'a code is sent to the telephone that is on, and what is typed stays',
    [removal, submitted, factorNeeded, typed('12'), { type: 'resend-pressed' }],
    { work: { is: 'proving', sending: true, code: '12' } },
  ],
  [
    'leaving the code goes back to what it was for',
    [removal, submitted, factorNeeded, cancelled],
    { screen: { at: 'removal' }, work: { is: 'resting' } },
  ],
  [
    'an authenticator is begun at one press',
    [app],
    { screen: { at: 'overview' }, work: { is: 'busy', wanted: { do: 'start-authenticator' } } },
  ],
  ['its secret is shown', [app, started], { screen: { at: 'authenticator', code: '' } }],
  [
    'its code is sent without the spaces that people type',
    [app, started, typed('123 456'), submitted],
    { work: { is: 'busy', wanted: { do: 'finish-authenticator', code: '123456' } } },
  ],
  [
    'no code is said at the field',
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
    'what is no code is said at the field',
    [app, started, typed('twelve'), submitted],
    { work: { fault: { message: "Hmm...that doesn't look like a verification code." } } },
  ],
  [
    'a wrong code is said there, and it stays',
    [app, started, typed('123456'), submitted, refusal('code-wrong')],
    {
      screen: { at: 'authenticator', code: '123456' },
      work: { is: 'resting', fault: { at: 'field' } },
    },
  ],
  [
    'the first factor brings recovery codes, to be kept before anything else',
    [app, started, typed('123456'), submitted, finished, cancelled],
    { screen: { at: 'codes', codes } },
  ],
  [
    'once they are kept, it is said that the factor is on',
    [app, started, typed('123456'), submitted, finished, kept],
    { screen: { at: 'overview' }, news: 'authenticator' },
  ],
  [
    'a second factor brings none',
    [...phoneCode, typed('123456'), submitted, again],
    { screen: { at: 'overview' }, news: 'phone' },
  ],
  [
    'a number that is none is not sent anywhere',
    [phone, typed('at home'), submitted],
    { screen: { at: 'phone-number', number: 'at home' }, work: { fault: { at: 'field' } } },
  ],
  [
    'a number is sent a code, and the next step says where it went',
    phoneCode,
    { screen: { at: 'phone-code', number: '+49 30 1234567', end: '67', code: '' } },
  ],
  [
    'the code can be sent once more, and what was typed stays',
    [...phoneCode, typed('12'), { type: 'resend-pressed' }, codeSent],
    { screen: { at: 'phone-code', code: '12', sent: 2 }, work: { is: 'resting', fault: null } },
  ],
  [
    'too soon for another, it says so',
    [...phoneCode, { type: 'resend-pressed' }, refusal('code-sent-lately')],
    {
      screen: { at: 'phone-code' },
      work: { fault: { at: 'form', message: errorCatalogue['code-sent-lately'].message } },
    },
  ],
  [
    'another number can be given',
    [...phoneCode, { type: 'other-number' }],
    { screen: { at: 'phone-number', number: '+49 30 1234567' } },
  ],
  [
    'turning one off is asked about first',
    [removal],
    { screen: { at: 'removal', factor: 'totp' }, work: { is: 'resting' } },
  ],
  [
    'then it is off',
    [removal, submitted, { type: 'removed' }],
    { screen: { at: 'overview' }, news: 'removed' },
  ],
  [
    'new recovery codes are shown like the first',
    [{ type: 'renewal-chosen' }, submitted, finished],
    { screen: { at: 'codes', codes }, news: 'renewed' },
  ],
  [
    'where the service wants the password, it is asked for',
    [removal, submitted, needed],
    { screen: { at: 'removal' }, work: { is: 'confirming', password: '', fault: null } },
  ],
  [
    'no password is said at its field',
    [removal, submitted, needed, submitted],
    { work: { is: 'confirming', fault: { at: 'field' } } },
  ],
  [
    'a wrong password is said there, and it stays',
    [removal, submitted, needed, typed('wrong'), submitted, refusal('password-wrong')],
    { work: { is: 'confirming', password: 'wrong', fault: { at: 'field' } } },
  ],
  [
    'with the right one, what was wanted goes on by itself',
    [removal, submitted, needed, typed('right'), submitted, confirmed],
    { work: { is: 'busy', wanted: { do: 'remove', factor: 'totp' } } },
  ],
  [
    'who leaves the password is where they were, with what they typed',
    [phone, typed('+49 30 1'), submitted, needed, typed('x'), cancelled],
    { screen: { at: 'phone-number', number: '+49 30 1' }, work: { is: 'resting', fault: null } },
  ],
  [
    'what could not be begun is said where it was chosen',
    [app, refusal('unexpected')],
    { screen: { at: 'overview' }, work: { is: 'resting', fault: { at: 'form' } } },
  ],
  [
    'the next choice ends what was said of the last',
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
