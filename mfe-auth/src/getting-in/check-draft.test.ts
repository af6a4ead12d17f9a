import { expect, test } from 'vitest'
import { birthdaySeconds } from './check-birthday.ts'
import { emailFault, logInFaults, signUpFaults } from './check-draft.ts'

const given = { brand: 'Tessera', today: new Date(2026, 10, 21) }
const draft = { email: 'mira@studio.example', password: 'slow-mornings', birthday: '1994-04-12' }
const notAscii = 'Use only a mix of letters, numbers and special characters (for example: ?, !, $).'

test('a sound draft has no fault', () => {
  expect(signUpFaults(draft, given)).toEqual({})
  expect(logInFaults(draft)).toEqual({})
})

test.each(['', '   '])('V5.1 an email is required: %j', (email) => {
  expect(emailFault(email)).toBe("You missed a spot! Don't forget to add your email.")
})

test.each([
  'mira',
  'mira@',
  '@studio.example',
  'mira@studio',
  'mira@@studio.example',
  'mira o@studio.example',
  'mira@studio..example',
  `${'m'.repeat(250)}@studio.example`,
])('V5.2 an email must look like one: %j', (email) => {
  expect(emailFault(email)).toBe("Hmm...that doesn't look like an email address.")
})

test('spaces around an email are no fault', () => {
  expect(emailFault('  mira@studio.example ')).toBeUndefined()
})

test('a new password has six characters or more', () => {
  const short = 'Your password is too short! You need 6+ characters.'
  expect(signUpFaults({ ...draft, password: '' }, given).password).toBe(short)
  expect(signUpFaults({ ...draft, password: 'a1b2c' }, given).password).toBe(short)
  expect(signUpFaults({ ...draft, password: 'a1b2c3' }, given).password).toBeUndefined()
})

test('V5.7 email and password are ASCII', () => {
  expect(emailFault('mirä@studio.example')).toBe(notAscii)
  expect(signUpFaults({ ...draft, password: 'mañanas' }, given).password).toBe(notAscii)
})

test.each(['mira.okafor', 'MIRA.OKAFOR', 'mira.okafor@studio.example'])(
  'V5.8 a password that is the name before the @, or the address, is refused: %s',
  (password) => {
    const faults = signUpFaults({ ...draft, email: 'mira.okafor@studio.example', password }, given)
    expect(faults.password).toBe('Please make your username and password different.')
  },
)

test('V5.11 at a log-in a password that cannot be right is just incorrect', () => {
  expect(logInFaults({ ...draft, password: 'a1b2c' }).password).toBe(
    'The password you entered is incorrect.',
  )
})

test('a log-in asks for no birthday', () => {
  expect(logInFaults({ ...draft, birthday: '' })).toEqual({})
})

test('V5.12 a birthday is required', () => {
  expect(signUpFaults({ ...draft, birthday: '' }, given).birthday).toBe(
    "You missed a spot. Don't forget to add your birthday.",
  )
})

test.each(['2026-01-02', '2026-11-21', '2031-05-05'])(
  'V5.13 a birthday after the first of January of this year is invalid: %s',
  (birthday) => {
    expect(signUpFaults({ ...draft, birthday }, given).birthday).toBe('Invalid date')
  },
)

test.each(['1994-02-30', '1994-13-01', 'yesterday', '12.4.1994'])(
  'a birthday that is no day is invalid: %s',
  (birthday) => {
    expect(signUpFaults({ ...draft, birthday }, given).birthday).toBe('Invalid date')
  },
)

test('V5.14 eighteen years to the day are enough, a day less is not', () => {
  const under = "Sorry, you're not eligible to sign up for Tessera right now."
  expect(signUpFaults({ ...draft, birthday: '2008-11-21' }, given).birthday).toBeUndefined()
  expect(signUpFaults({ ...draft, birthday: '2008-11-22' }, given).birthday).toBe(under)
  expect(signUpFaults({ ...draft, birthday: '2026-01-01' }, given).birthday).toBe(under)
})

test('an age over 120 is asked for again', () => {
  expect(signUpFaults({ ...draft, birthday: '1906-11-21' }, given).birthday).toBeUndefined()
  expect(signUpFaults({ ...draft, birthday: '1905-11-21' }, given).birthday).toBe(
    'Oops! Please use a valid age to sign up.',
  )
})

test('V3.3 a birthday travels as epoch seconds, negative before 1970', () => {
  expect(birthdaySeconds('1994-04-12')).toBe(766_108_800)
  expect(birthdaySeconds('1969-12-31')).toBe(-86_400)
  expect(birthdaySeconds('')).toBeUndefined()
})
