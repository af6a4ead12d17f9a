import { limits } from '@tessera/contracts/limits'

const span = 10 ** limits.codeDigits
/** The largest multiple of the span that fits; numbers above it would bias the codes. */
const fair = Math.floor(2 ** 32 / span) * span

/** Returns six unpredictable digits. */
export function randomCode(): string {
  const [number = fair] = crypto.getRandomValues(new Uint32Array(1))
  return number < fair ? String(number % span).padStart(limits.codeDigits, '0') : randomCode()
}

/** Letters and digits that can't be confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

const half = 5

/** Returns a recovery code: two groups of five, about fifty bits. */
export function randomRecoveryCode(): string {
  const letters = Array.from({ length: 2 * half }, randomLetter)
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`
}

function randomLetter(): string {
  const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
  const top = Math.floor(256 / alphabet.length) * alphabet.length
  return byte < top ? (alphabet[byte % alphabet.length] ?? '') : randomLetter()
}
