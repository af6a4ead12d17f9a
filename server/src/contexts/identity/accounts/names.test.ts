import { expect, test } from 'vitest'
import { firstNameOf, namesOf, type Registration, registrationFault, usernameOf } from './rules.ts'

const person: Registration = { email: 'mira@x.org', password: 'long enough' }
const business = { ...person, account_type: 'business' } as const

test.each<[Registration, string, string]>([
  [person, 'Mira', 'Mira'],
  [{ ...person, first_name: 'Ana' }, 'Ana', 'Ana'],
  [{ ...person, first_name: 'Ana', last_name: 'Holt' }, 'Ana', 'Ana Holt'],
  [{ ...person, first_name: '', last_name: 'Holt' }, 'Mira', 'Mira Holt'],
  [{ ...business, business_name: ' Net Loft ', last_name: 'Holt' }, 'Net Loft', 'Net Loft'],
  [business, '', ''],
])('namesOf %j returns first name %j and full name %j', (wanted, firstName, fullName) => {
  expect(namesOf(wanted)).toEqual({ firstName, fullName })
})

test.each([
  ['MIRA.holt@x.org', 'Mira'],
  ['..ana@x.org', 'Ana'],
  ['@x.org', 'Friend'],
])('firstNameOf(%s) is %s', (email, name) => {
  expect(firstNameOf(email)).toBe(name)
})

test.each([
  ['Mira.Holt@x.org', '', 'miraholt'],
  ['mira@x.org', '42', 'mira42'],
  ['ana@x.org', '', 'ana'],
  ['an@x.org', '', 'anuser'],
  [`${'a'.repeat(30)}@x.org`, '', 'a'.repeat(24)],
  ['login@x.org', '', 'login1'],
])('usernameOf(%s, %j) is %s', (email, digits, username) => {
  expect(usernameOf(email, digits)).toBe(username)
})

const now = new Date('2026-11-21T12:00:00Z')
const ground = { brand: 'Tessera', strong: false, needsConsents: false, now }
const born = Date.parse('1990-01-01') / 1000

test('an email address with the brand in it is refused, in any case', () => {
  const fault = (email: string) => registrationFault({ ...person, birthday: born, email }, ground)
  expect(fault('help@tessera.example')).toBe('email-has-brand')
  expect(fault('TESSERA@x.org')).toBe('email-has-brand')
  expect(fault('mosaic@x.org')).toBeUndefined()
})

test('a business is checked by its business name, not by the names of people', () => {
  const hidden = 'Mi\u202era'
  const named = { ...person, birthday: born, first_name: hidden }
  expect(registrationFault(named, ground)).toBe('full-name-invalid')
  const loft = { ...named, account_type: 'business', business_name: 'Net Loft' } as const
  expect(registrationFault(loft, ground)).toBeUndefined()
})
