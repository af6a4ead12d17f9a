import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'

/** An email address or a username, as somebody typed it. */
export const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.emailMax))

/** A password that somebody has; what is right is not for its shape to say. */
export const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))

/** A password that somebody wants; the service answers with its own words what is wrong with it. */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))

/** A code that somebody typed: from a message, from their authenticator, or one for emergencies. */
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** A secret out of a letter's link. */
export const linkToken = z.string().check(z.regex(/^[\w-]{20,100}$/))
