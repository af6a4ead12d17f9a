import { expect, test } from 'vitest'
import { argon2Passwords } from './argon2.ts'

test('a password is known again, another is not, and two hashes of one differ', async () => {
  const [one, two] = await Promise.all([
    argon2Passwords.hash('a secret'),
    argon2Passwords.hash('a secret'),
  ])
  expect(one).not.toBe(two)
  expect(one).not.toContain('a secret')
  expect(await argon2Passwords.verify('a secret', one)).toBe(true)
  expect(await argon2Passwords.verify('A secret', one)).toBe(false)
  expect(await argon2Passwords.verify('a secret', 'nonsense')).toBe(false)
})

test("hashes use OWASP's figures, and one that does not is to be made anew", async () => {
  const hash = await argon2Passwords.hash('x')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(argon2Passwords.needsRehash(hash)).toBe(false)
  expect(argon2Passwords.needsRehash(hash.replace('t=2', 't=1'))).toBe(true)
})
