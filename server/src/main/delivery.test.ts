import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dkimOf } from './delivery.ts'
import { RefusedStart } from './refused-start.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-dkim-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pem = { type: 'pkcs8', format: 'pem' } as const
const spki = { type: 'spki', format: 'pem' } as const
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: pem,
  publicKeyEncoding: spki,
})
const edwards = generateKeyPairSync('ed25519', { privateKeyEncoding: pem, publicKeyEncoding: spki })

function read(text: string) {
  const file = join(folder, 'key.pem')
  writeFileSync(file, text)
  return dkimOf({ MAIL_DKIM_SELECTOR: 'mail2026', MAIL_DKIM_KEY_FILE: file })
}

test('a private RSA key signs emails', () => {
  expect(read(rsa.privateKey)).toEqual({ selector: 'mail2026', privateKey: rsa.privateKey })
})

test.each([
  ['a public key', rsa.publicKey],
  ['a key of another kind', edwards.privateKey],
  ['no key', 'MAIL_FROM=hello@example.org'],
])('%s refuses the start, since emails would go out without a signature', (_, text) => {
  expect(() => read(text)).toThrow(RefusedStart)
  expect(() => read(text)).toThrow('holds no private RSA key')
})
