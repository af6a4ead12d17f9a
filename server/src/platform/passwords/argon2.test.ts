import { expect, test } from 'vitest'
import { argon2Passwords } from './argon2.ts'

test('the right password verifies, another does not, and two hashes of one differ', async () => {
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

test("hashes use OWASP's parameters, and other ones are rehashed", async () => {
  const hash = await argon2Passwords.hash('x')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(argon2Passwords.needsRehash(hash)).toBe(false)
  expect(argon2Passwords.needsRehash(hash.replace('t=2', 't=1'))).toBe(true)
})

test('verifying an unknown account takes about as long as a known one', async () => {
  const stored = await argon2Passwords.hash('a secret')
  const taken = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let round = 0; round < 15; round += 1) {
    known.push(await taken(() => argon2Passwords.verify('another', stored)))
    unknown.push(await taken(() => argon2Passwords.burn('another')))
  }
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[7] ?? 0
  expect(middle(unknown) / middle(known)).toBeGreaterThan(0.5)
  expect(middle(unknown) / middle(known)).toBeLessThan(2)
})

test('other work continues while passwords are hashed', async () => {
  const all = Promise.all(Array.from({ length: 4 }, () => argon2Passwords.hash('a secret')))
  let [turns, isDone] = [0, false]
  void all.then(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  expect(turns).toBeGreaterThan(10)
})
