import { limits } from '@tessera/contracts/limits'

const digits = new RegExp(`^\\d{${limits.codeDigits}}$`)

/** A code as somebody typed it: gaps, hyphens and capitals make no difference. */
export type TypedCode =
  | { readonly kind: 'digits'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** Tells a code of a message or an authenticator from one for emergencies. */
export function typedCode(text: string): TypedCode {
  const code = text.replace(/[\s\-–—]/g, '').toLowerCase()
  return { kind: digits.test(code) ? 'digits' : 'recovery', code }
}
