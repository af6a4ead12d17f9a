import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { BuildId, buildIdOf, canonicalBytes, shortBuildId } from './build-id.ts'

const textOf = (value: unknown) => new TextDecoder().decode(canonicalBytes(value))

test('canonical bytes have sorted keys at every depth, lists in their order and no spaces', () => {
  expect(textOf({ b: [{ d: 1, c: 'é\n' }, null, 2.5], a: { z: true, y: undefined } })).toBe(
    '{"a":{"z":true},"b":[{"c":"é\\n","d":1},null,2.5]}',
  )
})

test('a key that objects inherit is a key like the others', () => {
  expect(textOf(JSON.parse('{"b":1,"__proto__":{"x":1}}'))).toBe('{"__proto__":{"x":1},"b":1}')
})

test('the id of a build is the SHA-256 of its canonical bytes, in any order of keys', async () => {
  const id = await buildIdOf({ version: '1.0.0', name: 'save' })
  // printf '{"name":"save","version":"1.0.0"}' | sha256sum
  expect(id).toBe('d23e30e05c88cf0e8ab45f7feeb07d4cd9310a9c82767c5bc72d30f25bc77f05')
  expect(await buildIdOf({ name: 'save', version: '1.0.0' })).toBe(id)
  expect(await buildIdOf({ name: 'save', version: '1.0.1' })).not.toBe(id)
  expect(shortBuildId(id)).toBe(id.slice(0, 12))
})

test.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(62)}/.`])(
  'the id %j is refused',
  (id) => {
    expect(z.safeParse(BuildId, id).success).toBe(false)
  },
)
