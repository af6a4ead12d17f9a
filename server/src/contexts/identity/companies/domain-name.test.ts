import { expect, test } from 'vitest'
import { domainOfEmail, readDomain } from './domain-name.ts'

test.each([
  ['acme.test', 'acme.test'],
  ['  ACME.Example. ', 'acme.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['mail.acme.co.uk', 'mail.acme.co.uk'],
])('a domain is read in its one form (%s)', (typed, domain) => {
  expect(readDomain(typed)).toEqual({ domain })
})

test.each([
  '',
  'localhost',
  'acme',
  '127.0.0.1',
  '[::1]',
  'acme.test/path',
  'acme.test:8080',
  'mira@acme.test',
  'https://acme.test',
  '-acme.test',
  'a_b.test',
  `${'a'.repeat(64)}.test`,
])('what is no domain is refused with the fix (%s)', (typed) => {
  expect(readDomain(typed)).toEqual({ fault: `'${typed}' is no domain; give it as example.org.` })
})

test.each(['gmail.com', 'GMX.de', 'yahoo.co.uk', 'qq.com', 'proton.me'])(
  'a domain of a public mail provider is refused (%s)',
  (typed) => {
    expect(readDomain(typed)).toMatchObject({ fault: expect.stringContaining('Anybody can') })
  },
)

test.each([
  ['Mira@Acme.TEST', 'acme.test'],
  ['"a@b"@acme.test', 'acme.test'],
  ['mira', ''],
  ['mira@', ''],
])('the domain of an email is what follows the last @ (%s)', (email, domain) => {
  expect(domainOfEmail(email)).toBe(domain)
})
