import { limits } from '@tessera/contracts/limits'

const digits = new RegExp(`^\\d{${limits.codeDigits}}$`)

/** A typed code without spaces and hyphens, in lower case. */
export type TypedCode =
  | { readonly kind: 'digits'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** Tells recovery codes from six-digit codes. */
export function typedCode(text: string): TypedCode {
  const code = text.replace(/[\s\-–—]/g, '').toLowerCase()
  return { kind: digits.test(code) ? 'digits' : 'recovery', code }
}
