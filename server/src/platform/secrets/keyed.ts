import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Secrets } from './port.ts'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** As a key object: bytes would be made into one again each time, which takes longer than sealing. */
const derived = (key: string, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `tessera ${use}`, keyBytes)))

/** Encrypts with one key: AES-256-GCM for texts, HMAC-SHA-256 for fingerprints. */
export function keyedSecrets(key: string): Secrets {
  const sealing = derived(key, 'seal')
  const marking = derived(key, 'mac')
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      const body = bytes.subarray(nonceBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(purpose))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    // The length separates the purpose from the text, whatever they contain.
    mac: (purpose, text) =>
      createHmac('sha256', marking)
        .update(`${purpose.length}:${purpose}${text}`)
        .digest('base64url'),
  }
}
