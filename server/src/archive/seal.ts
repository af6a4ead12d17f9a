import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt as scryptWithCallback,
} from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod'

/** A text that a passphrase opens, with what its key is made from. */
export const Sealed = z.object({
  kdf: z.literal('scrypt'),
  cost: z
    .int()
    .min(2 ** 14)
    .max(2 ** 20),
  salt: z.base64(),
  nonce: z.base64(),
  tag: z.base64(),
  body: z.base64(),
})

/** A text that a passphrase opens. */
export type Sealed = z.infer<typeof Sealed>

/** Shorter ones can be guessed by whoever holds a backup. */
export const shortestPassphrase = 12

const usualCost = 2 ** 16
const blockSize = 8
const keyBytes = 32
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16

const scrypt = promisify<string, Buffer, number, { N: number; r: number; maxmem: number }, Buffer>(
  scryptWithCallback,
)

const keyOf = (passphrase: string, salt: Buffer, N: number): Promise<Buffer> =>
  scrypt(passphrase.normalize('NFC'), salt, keyBytes, {
    N,
    r: blockSize,
    maxmem: 2 * 128 * N * blockSize,
  })

/** The seal covers the text beside it: that one can't be changed without breaking the seal. */
const coverOf = (beside: string): Buffer => createHash('sha256').update(beside).digest()

/** Seals a text with a passphrase, bound to the text that lies beside it in the open. */
export async function seal(
  { passphrase, cost = usualCost }: { readonly passphrase: string; readonly cost?: number },
  text: string,
  beside: string,
): Promise<Sealed> {
  const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)]
  const key = await keyOf(passphrase, salt, cost)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(coverOf(beside))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return {
    kdf: 'scrypt',
    cost,
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    body: body.toString('base64'),
  }
}

/** Opens a sealed text; undefined with another passphrase, and when it or the text beside was changed. */
export async function unseal(
  passphrase: string,
  sealed: Sealed,
  beside: string,
): Promise<string | undefined> {
  const key = await keyOf(passphrase, Buffer.from(sealed.salt, 'base64'), sealed.cost)
  const nonce = Buffer.from(sealed.nonce, 'base64')
  const tag = Buffer.from(sealed.tag, 'base64')
  if (nonce.length !== nonceBytes || tag.length !== tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(coverOf(beside))
  decipher.setAuthTag(tag)
  try {
    const body = decipher.update(Buffer.from(sealed.body, 'base64'))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
