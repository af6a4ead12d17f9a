import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { password } from './identity-fields.ts'

/** The data of the error 'account-paused'. */
export const AccountPaused = z.object({
  /** The time at which the account will be deleted; null for one that is only paused. */
  closes_at: z.nullable(z.string()),
})

/** Hides the viewer's account until they log in again, and ends all of its sessions. */
export const pauseAccount = defineCall({
  name: 'Account.pause',
  summary: "Hides the viewer's account until they log in again.",
  method: 'POST',
  path: '/v3/users/account/pause/',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  who: 'member',
})

/**
 * Hides the viewer's account at once, and deletes it after `timings.closingDays` unless they log in
 * again. Members without a password have to have logged in recently instead.
 */
export const closeAccount = defineCall({
  name: 'Account.close',
  summary: "Hides the viewer's account, and deletes it some days later.",
  method: 'POST',
  path: '/v3/users/account/close/',
  input: z.strictObject({ password: z.optional(password) }),
  output: z.object({ closes_at: z.string() }),
  errors: ['confirm-needed', 'password-wrong', 'house-role-held'],
  who: 'member',
})
