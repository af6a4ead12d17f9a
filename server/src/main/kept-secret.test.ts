import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-secret-'))
afterAll(() => rm(folder, { recursive: true }))

test('a secret is created once per name, and is private to its user', async () => {
  const inside = join(folder, 'data')
  const secret = keptSecret(inside, 'captcha')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(inside, 'captcha')).toBe(secret)
  expect(keptSecret(inside, 'other')).not.toBe(secret)
  expect((await stat(join(inside, 'captcha.secret'))).mode & 0o077).toBe(0)
  expect((await readdir(inside)).toSorted()).toEqual(['captcha.secret', 'other.secret'])
})
