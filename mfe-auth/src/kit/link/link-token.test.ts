import { expect, test } from 'vitest'
import { linkToken } from './link-token.ts'

const token = 'k3yOut-of_aLetter0123456789'

test.each([
  [`#${token}`, token],
  [`#token=${token}`, token],
  ['', undefined],
  ['#', undefined],
  ['#short', undefined],
  [`#${token}<script>`, undefined],
  [`?${token}`, undefined],
])('the fragment %j holds the token %j', (fragment, secret) => {
  expect(linkToken(fragment)).toBe(secret)
})
