import { expect, test } from 'vitest'
import { normalEmail } from './audience-rule.ts'

test.each([
  ['Ana@Mail.Test', 'ana@mail.test'],
  ['  ana@mail.test\t', 'ana@mail.test'],
  ['"ana@mail.test",', 'ana@mail.test'],
  ['<Ana@mail.test>;', 'ana@mail.test'],
  ['mailto:ana@mail.test', 'ana@mail.test'],
  ['ana+shop@sub.mail.co.test', 'ana+shop@sub.mail.co.test'],
  ["o'neil@mail.test", "o'neil@mail.test"],
  ['ana@mail', undefined],
  ['ana mail.test', undefined],
  ['ana@mail..test', undefined],
  ['two@mail.test three@mail.test', undefined],
  ['@mail.test', undefined],
  ['email', undefined],
  ['', undefined],
])('%j is hashed as %j', (text, address) => {
  expect(normalEmail(text)).toBe(address)
})
