import { expect, test } from 'vitest'
import { keyedSecrets } from '../../../platform/secrets/keyed.ts'
import { readSigned, signDocument } from './signed-set.ts'

const secrets = keyedSecrets('a key that nobody knows')
const served = { set: 'a'.repeat(32), document: 'b'.repeat(32), at: new Date(1_800_000_000_000) }
const signed = signDocument(secrets, served)

test('a signed document is read as it was served', () => {
  expect(readSigned(secrets, signed)).toEqual(served)
  expect(signed.length).toBeLessThan(130)
})

test('a document that is changed, cut or signed by another key is nobody’s', () => {
  for (let at = 0; at < signed.length; at += 1) {
    const other = signed[at] === 'a' ? 'b' : 'a'
    const changed = signed.slice(0, at) + other + signed.slice(at + 1)
    expect(readSigned(secrets, changed), changed).toBeUndefined()
    expect(readSigned(secrets, signed.slice(0, at))).toBeUndefined()
  }
  expect(readSigned(keyedSecrets('another key'), signed)).toBeUndefined()
  expect(readSigned(secrets, `${signed}\n`)).toBeUndefined()
  expect(readSigned(secrets, '')).toBeUndefined()
})
