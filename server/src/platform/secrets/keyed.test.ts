import { expect, test } from 'vitest'
import { keyedSecrets } from './keyed.ts'

const secrets = keyedSecrets('a key that is long enough to be one')
const others = keyedSecrets('another key that is long enough too')

test('a sealed text can be opened, and two seals of one text differ', () => {
  const [one, two] = [secrets.seal('row 1', 'hidden ✓'), secrets.seal('row 1', 'hidden ✓')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('hidden')
  expect(secrets.open('row 1', one)).toBe('hidden ✓')
})

test('a seal opens with no other key or purpose, and not when it was changed', () => {
  const sealed = secrets.seal('row 1', 'hidden')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(others.open('row 1', sealed)).toBeUndefined()
  expect(secrets.open('row 2', sealed)).toBeUndefined()
  expect(secrets.open('row 1', bytes.toString('base64url'))).toBeUndefined()
  expect(secrets.open('row 1', 'short')).toBeUndefined()
})

test('a fingerprint is stable, and differs by key, purpose and text', () => {
  const mark = secrets.mac('code', '123456')
  expect(secrets.mac('code', '123456')).toBe(mark)
  const rest = [
    others.mac('code', '123456'),
    secrets.mac('code1', '23456'),
    secrets.mac('code', '123457'),
  ]
  expect(rest).not.toContain(mark)
})
