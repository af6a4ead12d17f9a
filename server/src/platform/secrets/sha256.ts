import { sha256 as hashOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns the SHA-256 of bytes in hexadecimal, computed off the main thread. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/**
 * Returns the SHA-256 of a short text in hexadecimal. Every call of a member needs one, and for so
 * little data another thread would cost far more.
 */
export const sha256OfText = (text: string): string => bytesToHex(hashOf(utf8ToBytes(text)))
