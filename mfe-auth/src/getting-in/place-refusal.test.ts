import type { CallError } from '@tessera/contracts/errors/call-error'
import { errorCatalogue, isErrorCode } from '@tessera/contracts/errors/catalogue'
import { expect, test } from 'vitest'
import { placeRefusal } from './place-refusal.ts'

const refusal = (code: CallError['code'], data?: CallError['data']): CallError => ({
  code,
  message: `message of ${code}`,
  httpStatus: 400,
  apiErrorCode: 1,
  ...(data === undefined ? {} : { data }),
})

const bad = (field: string) => refusal('bad-input', { fields: { [field]: 'Too long' } })

test.each([
  ['email-invalid', 'email'],
  ['email-has-brand', 'email'],
  ['password-short', 'password'],
  ['password-weak', 'password'],
  ['age-missing', 'birthday'],
  ['age-under', 'birthday'],
  ['age-over', 'birthday'],
  ['too-fast', 'form'],
  ['unexpected', 'form'],
  ['offline', 'form'],
] as const)('a sign-up refused for %s says so at the %s', (code, place) => {
  expect(placeRefusal('registering', refusal(code))).toEqual({ [place]: `message of ${code}` })
})

test.each([
  ['password-wrong', 'password'],
  ['too-fast', 'password'],
  ['email-unknown', 'email'],
  ['unexpected', 'email'],
  ['not-found', 'email'],
] as const)('a log-in refused for %s says so at the %s', (code, place) => {
  expect(placeRefusal('logging-in', refusal(code))).toEqual({ [place]: `message of ${code}` })
})

test.each(['offline', 'timeout', 'unreadable-answer'] as const)(
  'what never reached the service is about no field: %s',
  (code) => {
    expect(placeRefusal('logging-in', refusal(code))).toEqual({ form: `message of ${code}` })
  },
)

test('an input that could not be read says so at the field it names', () => {
  expect(placeRefusal('registering', bad('password'))).toHaveProperty('password')
  expect(placeRefusal('logging-in', bad('username_or_email'))).toHaveProperty('email')
  expect(placeRefusal('registering', bad('signup_source'))).toHaveProperty('form')
})

test('every error of the catalogue has one place', () => {
  for (const code of Object.keys(errorCatalogue).filter(isErrorCode))
    for (const doing of ['looking-up', 'registering', 'logging-in'] as const)
      expect(Object.values(placeRefusal(doing, refusal(code)))).toEqual([`message of ${code}`])
})
