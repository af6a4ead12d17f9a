import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'

/** An email address or a username, as typed. */
export const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.emailMax))

/** A current password. Its shape is not checked, because old rules may have allowed any. */
export const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))

/** A new password. The service checks the rules and answers with its own error text. */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))

/** A code, as typed: from a message, from an authenticator, or a recovery code. */
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** The challenge from 'mfa-needed'. Only the browser that received it can answer it. */
export const challenge = z.string().check(z.regex(/^[\w-]{20,100}$/))

/** The secret in the link of an email. */
export const linkToken = z.string().check(z.regex(/^[\w-]{20,100}$/))
