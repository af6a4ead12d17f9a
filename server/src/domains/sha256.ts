import { sha256 as hashOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of some bytes, in hexadecimal digits, worked out beside the rest of the work. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/**
 * The SHA-256 of a short text, in hexadecimal digits. Every call of somebody logged in needs one, and
 * handing so little to another thread costs far more than doing it here.
 */
export const sha256OfText = (text: string): string => bytesToHex(hashOf(utf8ToBytes(text)))
