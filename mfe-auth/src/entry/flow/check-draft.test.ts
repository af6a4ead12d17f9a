import { expect, test } from 'vitest'
import { draft, given, givenWith } from '../../../test/events.ts'
import { birthdayFault, birthdaySeconds, isUnderage } from './check-birthday.ts'
import { emailFault, logInFaults, newEmailFault, signUpFaults } from './check-draft.ts'
import type { Draft } from './draft.ts'

const notAscii = 'Use only a mix of letters, numbers and special characters (for example: ?, !, $).'
const incorrect = 'The password you entered is incorrect.'

const signingUp = (changed: Partial<Draft>, knows = given) =>
  signUpFaults({ draft: { ...draft, ...changed }, business: false }, knows)

const loggingIn = (changed: Partial<Draft>, knows = given) =>
  logInFaults({ ...draft, ...changed }, knows)

test('a valid draft has no errors', () => {
  expect(signingUp({})).toEqual({})
  expect(loggingIn({})).toEqual({})
})

test.each(['', '   '])('V5.1 an email is required: %j', (email) => {
  expect(emailFault(email)).toBe("You missed a spot! Don't forget to add your email.")
})

const shapeless = [
  'mira',
  'mira@',
  '@studio.example',
  'mira@studio',
  'mira@@studio.example',
  'mira o@studio.example',
  'mira@studio..example',
  `${'m'.repeat(250)}@studio.example`,
]

test.each(shapeless)('V5.2 an email must have the shape of one: %j', (email) => {
  expect(emailFault(email)).toBe("Hmm...that doesn't look like an email address.")
})

test('spaces around an email are ignored', () => {
  expect(emailFault('  mira@studio.example ')).toBeUndefined()
})

test.each([
  'mira@yahoo.con',
  'mira@hotmail.cm',
  'Mira@HOTMIAL.com',
  'mira@example.com',
  'noreply@studio.example',
])('a new account cannot use an email that receives no mail: %s', (email) => {
  expect(newEmailFault(email)).toBe("Sorry, this doesn't look like a valid email")
  expect(emailFault(email)).toBeUndefined()
})

test.each(['mira@yahoo.com', 'mira@hotmail.co.uk', 'mira@ymail.com', 'examples@studio.example'])(
  'a new account can use any other email: %s',
  (email) => {
    expect(newEmailFault(email)).toBeUndefined()
  },
)

test('V5.6 V9.1 a new password has at least six characters, or eight where the rules ask for more', () => {
  const short = (count: number) => `Your password is too short! You need ${count}+ characters.`
  expect(signingUp({ password: '' }).password).toBe(short(6))
  expect(signingUp({ password: 'a1b2c' }).password).toBe(short(6))
  expect(signingUp({ password: 'a1b2c3' }).password).toBeUndefined()
  const strict = givenWith({ password_min: 8 })
  expect(signingUp({ password: 'a1b2c3d' }, strict).password).toBe(short(8))
  expect(signingUp({ password: 'a1b2c3d4' }, strict).password).toBeUndefined()
})

test('V5.7 email and password must be ASCII', () => {
  expect(emailFault('mirä@studio.example')).toBe(notAscii)
  expect(signingUp({ password: 'mañanas' }).password).toBe(notAscii)
  expect(loggingIn({ password: 'mañanas' }).password).toBe(notAscii)
})

test.each(['mira.okafor', 'MIRA.OKAFOR', 'mira.okafor@studio.example'])(
  'V5.8 a password that is the name before the @, or the address, is refused: %s',
  (password) => {
    const email = 'mira.okafor@studio.example'
    expect(signingUp({ email, password }).password).toBe(
      'Please make your username and password different.',
    )
    expect(loggingIn({ email, password }).password).toBe(incorrect)
  },
)

test.each([
  ['slowmornings', true],
  ['1234567890', true],
  ['slowmornings1', false],
  ['slow-mornings', false],
])('V5.9 where a strong password is asked for, a weak one is refused: %s', (password, isWeak) => {
  const weak = isWeak ? 'Please make a stronger password.' : undefined
  expect(signingUp({ password }, givenWith({ needs_strong_password: true })).password).toBe(weak)
  expect(signingUp({ password }).password).toBeUndefined()
})

test("V5.10 the service's password rules apply in the form, with the service's messages", () => {
  const ruled = givenWith({
    password_rules: [
      { type: 'min_length', length: 7, message: 'seven' },
      { type: 'not_among', words: ['password1'], message: 'listed' },
      { type: 'not_email', message: 'email' },
    ],
  })
  expect(signingUp({ password: 'a1b2c3' }, ruled).password).toBe('seven')
  expect(signingUp({ password: 'PassWord1' }, ruled).password).toBe('listed')
  expect(signingUp({ password: 'a1b2c3d' }, ruled).password).toBeUndefined()
})

test('V5.11 a log-in calls a password that breaks the rules incorrect', () => {
  const ruled = givenWith({
    password_rules: [{ type: 'not_among', words: ['password1'], message: 'listed' }],
  })
  expect(loggingIn({ password: 'a1b2c' }).password).toBe(incorrect)
  expect(loggingIn({ password: '' }).password).toBe(incorrect)
  expect(loggingIn({ password: 'mira' }).password).toBe(incorrect)
  expect(loggingIn({ email: 'slow-mornings@studio.example' }).password).toBe(incorrect)
  expect(loggingIn({ password: 'password1' }, ruled).password).toBe(incorrect)
})

test('a log-in needs no birthday', () => {
  expect(loggingIn({ birthday: '' })).toEqual({})
})

test('V5.12 a birthday is required', () => {
  expect(signingUp({ birthday: '' }).birthday).toBe(
    "You missed a spot. Don't forget to add your birthday.",
  )
})

test.each(['2026-01-02', '2026-11-21', '2031-05-05'])(
  'V5.13 a birthday after the first of January of this year is invalid: %s',
  (birthday) => {
    expect(birthdayFault(birthday, given.today)).toBe('Invalid date')
  },
)

test('V5.13 January 1 of this year is underage, not invalid', () => {
  expect(birthdayFault('2026-01-01', given.today)).toBeUndefined()
  expect(isUnderage('2026-01-01', given)).toBe(true)
})

test.each(['1994-02-30', '1994-13-01', '1994-4-', '-04-12', 'yesterday'])(
  'a birthday that does not exist is invalid: %s',
  (birthday) => {
    expect(signingUp({ birthday }).birthday).toBe('Invalid date')
  },
)

test("V5.14 V9.3 the minimum age is 18 years to the day, or the service's own", () => {
  expect(isUnderage('2008-11-21', given)).toBe(false)
  expect(isUnderage('2008-11-22', given)).toBe(true)
  expect(isUnderage('2010-11-21', givenWith({ age_minimum: 16 }))).toBe(false)
})

test('V9.2 the maximum age is 120 years', () => {
  const over = 'Oops! Please use a valid age to sign up.'
  expect(signingUp({ birthday: '1906-11-21' }).birthday).toBeUndefined()
  expect(signingUp({ birthday: '1905-11-21' }).birthday).toBe(over)
})

test('a birthday is sent as seconds since 1970', () => {
  expect(birthdaySeconds('1994-04-12')).toBe(766_108_800)
  expect(birthdaySeconds('1969-12-31')).toBe(-86_400)
})

test('a business account needs a name', () => {
  const named = (businessName: string) =>
    signUpFaults({ draft: { ...draft, businessName }, business: true }, given).businessName
  expect(named('  ')).toBe("You missed a spot. Don't forget to name your business.")
  expect(named('Studio Lumen')).toBeUndefined()
})
