import type { CallError } from '@tessera/contracts/errors/call-error'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { isErrorCode } from '@tessera/contracts/errors/codes'
import { expect, test } from 'vitest'
import { helpFor, placeRefusal } from './place-refusal.ts'

const refusal = (code: CallError['code'], data?: CallError['data']): CallError => ({
  code,
  message: `message of ${code}`,
  httpStatus: 400,
  apiErrorCode: 1,
  ...(data === undefined ? {} : { data }),
})

const bad = (field: string) => refusal('bad-input', { fields: { [field]: 'Too long' } })

const ofSignUps = [
  ['age-missing', 'birthday'],
  ['age-over', 'birthday'],
  ['email-invalid', 'email'],
  ['email-has-brand', 'email'],
  ['unexpected', 'form'],
  ['password-short', 'password'],
  ['password-weak', 'password'],
  ['password-is-name', 'password'],
  ['password-not-ascii', 'password'],
  ['full-name-invalid', 'businessName'],
  ['too-fast', 'form'],
  ['offline', 'form'],
] as const

test.each(ofSignUps)('a sign-up refused for %s is shown at the %s', (code, place) => {
  expect(placeRefusal('registering', refusal(code))).toEqual({ [place]: `message of ${code}` })
})

test("the catalogue has the specification's messages for refused sign-ups", () => {
  expect(errorCatalogue.unexpected.message).toBe('Sorry! Something went wrong on our end.')
  expect(errorCatalogue['age-missing'].message).toBe(
    'We need to know your age to provide you this service.',
  )
  expect(errorCatalogue['age-over'].message).toBe('Oops! Please use a valid age to sign up.')
  expect(errorCatalogue['email-invalid'].message).toBe('Your email is invalid.')
  expect(errorCatalogue['email-has-brand'].message).toBe(
    'Please stick to your name, or the name of your brand',
  )
})

test.each([
  ['password-wrong', 'password'],
  ['too-fast', 'password'],
  ['facebook-only', 'facebook'],
  ['linked-facebook', 'facebook'],
  ['linked-google', 'google'],
  ['linked-apple', 'email'],
  ['email-unknown', 'email'],
  ['unexpected', 'email'],
  ['not-found', 'email'],
] as const)('V8.14 a log-in refused for %s is shown at the %s place', (code, place) => {
  expect(placeRefusal('logging-in', refusal(code))).toEqual({ [place]: `message of ${code}` })
})

test.each([
  ['password-wrong', 'reset-password'],
  ['linked-google', 'set-password'],
  ['linked-facebook', 'set-password'],
  ['linked-apple', 'set-password'],
  ['facebook-only', 'recover-account'],
  ['email-unknown', null],
] as const)('the help link for %s is %s', (code, help) => {
  expect(helpFor(code)).toBe(help)
})

test('V8.7 a failed look-up counts as an invalid email, unless the error belongs to the whole form', () => {
  const shape = { email: "Hmm...that doesn't look like an email address." }
  expect(placeRefusal('looking-up', refusal('unexpected'))).toEqual(shape)
  expect(placeRefusal('looking-up', bad('email'))).toEqual(shape)
  expect(placeRefusal('looking-up', refusal('email-invalid'))).toEqual({
    email: 'message of email-invalid',
  })
  expect(placeRefusal('looking-up', refusal('too-fast'))).toHaveProperty('form')
})

test.each(['offline', 'timeout', 'unreadable-answer'] as const)(
  'an error that never reached the service is shown at the form: %s',
  (code) => {
    for (const doing of ['looking-up', 'registering', 'logging-in'] as const)
      expect(placeRefusal(doing, refusal(code))).toEqual({ form: `message of ${code}` })
  },
)

test('invalid input is shown at the field that the service names', () => {
  expect(placeRefusal('registering', bad('password'))).toHaveProperty('password')
  expect(placeRefusal('registering', bad('business_name'))).toHaveProperty('businessName')
  expect(placeRefusal('logging-in', bad('username_or_email'))).toHaveProperty('email')
  expect(placeRefusal('registering', bad('signup_source'))).toHaveProperty('form')
})

test('every error of the catalogue has one place', () => {
  for (const code of Object.keys(errorCatalogue).filter(isErrorCode))
    for (const doing of ['registering', 'logging-in'] as const)
      expect(Object.values(placeRefusal(doing, refusal(code)))).toEqual([`message of ${code}`])
})
