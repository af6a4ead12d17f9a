import { reservedWords } from '@tessera/contracts/reserved-words'
import { looksLikeEmail } from '@tessera/contracts/typed-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReachable } from './email-rules.ts'
import { ageAt, firstNameOf, type Registration, registrationFault, usernameOf } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000
const fault = (fields: Partial<Registration>, ground = {}) =>
  registrationFault(
    { email: 'mira@x.org', password: 'long enough', birthday: at('1990-01-01'), ...fields },
    { brand: 'Tessera', strong: false, needsConsents: false, now, ...ground },
  )

test('S9.27 sign-up is allowed from the eighteenth birthday on', () => {
  expect(fault({ birthday: at('2008-11-21') })).toBeUndefined()
  expect(fault({ birthday: at('2008-11-22') })).toBe('age-under')
})

test('sign-up refuses birthdays in the future or more than 120 years ago', () => {
  expect(fault({ birthday: at('1906-11-21') })).toBeUndefined()
  expect(fault({ birthday: at('1905-11-20') })).toBe('age-over')
  expect(fault({ birthday: at('2027-01-01') })).toBe('age-over')
})

test('ageAt handles birthdays before 1970', () => {
  expect(ageAt(new Date(at('1969-12-31') * 1000), now)).toBe(56)
})

test('a password needs six ASCII characters and must be neither common nor a name of its owner', () => {
  expect(fault({ password: '12ab!?' })).toBeUndefined()
  expect(fault({ password: '12ab!' })).toBe('password-short')
  expect(fault({ password: 'pässwort' })).toBe('password-not-ascii')
  expect(fault({ password: 'Password1' })).toBe('password-weak')
  expect(fault({ password: 'tessera' })).toBe('password-weak')
  for (const password of ['mira.holt', 'MiraHolt', 'mira.holt@x.org'])
    expect(fault({ email: 'mira.holt@x.org', password }), password).toBe('password-is-name')
})

test('with strong passwords on, a password needs eight characters of two kinds', () => {
  const strong = { strong: true }
  expect(fault({ password: 'kelp+ir' }, strong)).toBe('password-short')
  expect(fault({ password: 'kelpandiron' }, strong)).toBe('password-weak')
  expect(fault({ password: 'kelp and iron' }, strong)).toBeUndefined()
})

test('sign-up requires separate consents where the law does, after all other fields', () => {
  const needed = { needsConsents: true }
  expect(fault({}, needed)).toBe('consents-missing')
  expect(fault({ kr_privacy_consent_opt_in: false }, needed)).toBe('consents-missing')
  expect(fault({ kr_privacy_consent_opt_in: true }, needed)).toBeUndefined()
  expect(fault({ birthday: undefined }, needed)).toBe('age-missing')
})

test('a business sign-up needs a displayable business name', () => {
  expect(fault({ account_type: 'business' })).toBe('full-name-invalid')
  expect(fault({ account_type: 'business', business_name: 'Net\u202eLoft' })).toBe(
    'full-name-invalid',
  )
  expect(fault({ account_type: 'business', business_name: 'Net Loft' })).toBeUndefined()
})

test('looksLikeEmail tells email addresses from other text', () => {
  for (const good of ['a@b.co', 'mira.holt+pins@mail.example.org']) {
    expect(looksLikeEmail(good), good).toBe(true)
  }
  for (const bad of [
    '',
    'mira',
    'mira@',
    '@x.org',
    'mira@x',
    'mi ra@x.org',
    'mirä@x.org',
    'a@b@c.de',
  ])
    expect(looksLikeEmail(bad), bad).toBe(false)
})

test('isReachable refuses misspelled and disposable domains', () => {
  for (const bad of ['a@yahooo.com', 'a@HOTMIAL.com', 'a@mailinator.com', 'a@x.yopmail.com', 'a'])
    expect(isReachable(bad), bad).toBe(false)
  for (const good of ['a@yahoo.com', 'a@hotmail.co.uk', 'a@hotmail.fr', 'a@notyopmail.com'])
    expect(isReachable(good), good).toBe(true)
  expect(fault({ email: 'mira@yahooo.com' })).toBe('email-invalid')
})

test('V3.9 a first name comes from the email', () => {
  expect(firstNameOf('mira.holt@x.org')).toBe('Mira')
  expect(firstNameOf('42@x.org')).toBe('Friend')
})

test('usernameOf returns a plain username that is neither empty nor reserved', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = usernameOf(email)
      expect(name).toMatch(/^[a-z0-9_]{3,}$/)
      expect(reservedWords.has(name)).toBe(false)
    }),
  )
  for (const word of reservedWords)
    expect(reservedWords.has(usernameOf(`${word}@x.org`)), word).toBe(false)
})
