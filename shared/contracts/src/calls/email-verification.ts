import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { defineCall } from './define-call.ts'
import { linkToken } from './identity-fields.ts'

/** Sends the viewer a new link that confirms their address; it replaces the link before it. */
export const sendVerification = defineCall({
  name: 'EmailVerification.create',
  summary: "Sends a link that confirms the viewer's email address.",
  method: 'POST',
  path: '/v3/users/email/verification/',
  input: z.strictObject({}),
  output: z.object({
    email: z.string(),
    /** False when the address is confirmed already, so that no letter is needed. */
    sent: z.boolean(),
  }),
  errors: ['letter-sent-lately', 'letters-many'],
  who: 'member',
})

/**
 * Confirms the viewer's address with the link of a letter. The link and the account's own session are
 * both needed: somebody who signs up with another person's address has the one, its owner the other.
 * The first confirmation ends every other session, known browser and second factor.
 */
export const verifyEmail = defineCall({
  name: 'EmailVerification.update',
  summary: "Confirms the viewer's email address.",
  // By POST, since the secret in the link would end up in logs.
  method: 'POST',
  path: '/v3/users/email/verify/',
  input: z.strictObject({ token: linkToken }),
  output: z.object({ user: Viewer }),
  errors: ['verification-gone', 'verification-of-other'],
  who: 'member',
})
