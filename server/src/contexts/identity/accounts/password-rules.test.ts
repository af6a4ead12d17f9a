import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { expect, test } from 'vitest'
import { commonPasswords } from '../../../platform/passwords/common-passwords.ts'
import { passwordFault, passwordRules } from './password-rules.ts'

const ground = { brand: 'Net Loft', strong: false, names: ['Mira.Holt@x.org'] }

test.each(['netloft', 'NetLoft', 'pinboard', 'moodboard', 'boards', 'saveideas'])(
  'a password made of a product word is weak: %s',
  (password) => {
    expect(passwordFault(password, ground)).toBe('password-weak')
  },
)

test('a password equal to the name or email is refused, in any case', () => {
  expect(passwordFault('mira.holt', ground)).toBe('password-is-name')
  expect(passwordFault('MIRA.HOLT@X.ORG', ground)).toBe('password-is-name')
  expect(passwordFault('mira.holt.lamp', ground)).toBeUndefined()
})

test.each([
  [false, 6],
  [true, 8],
])('passwordRules returns the rules that the service applies (strong: %s)', (strong, length) => {
  const rules = passwordRules('Net Loft', strong)
  expect(rules).toEqual([
    {
      type: 'min_length',
      length,
      message: `Your password is too short! You need ${length}+ characters.`,
    },
    {
      type: 'not_among',
      words: ['netloft', 'pinboard', 'moodboard', 'boards', 'saveideas', ...commonPasswords],
      message: errorCatalogue['password-weak'].message,
    },
    { type: 'not_email', message: errorCatalogue['password-is-name'].message },
  ])
})
