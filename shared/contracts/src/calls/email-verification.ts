import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { defineCall } from './define-call.ts'
import { linkToken } from './identity-fields.ts'

/** Sends the viewer a new link to confirm their email. It replaces the previous link. */
export const sendVerification = defineCall({
  name: 'EmailVerification.create',
  summary: "Sends a link that confirms the viewer's email address.",
  method: 'POST',
  path: '/v3/users/email/verification/',
  input: z.strictObject({}),
  output: z.object({
    email: z.string(),
    /** False when the email is already confirmed, so that none was sent. */
    sent: z.boolean(),
  }),
  errors: ['email-sent-recently', 'emails-many'],
  who: 'member',
})

/**
 * Confirms the viewer's email with the link from the message. Requires the link and a session of the
 * account: somebody who signs up with another person's email has only the session, the owner of the
 * email only the link. The first confirmation ends all other sessions and removes known browsers and
 * second factors.
 */
export const verifyEmail = defineCall({
  name: 'EmailVerification.update',
  summary: "Confirms the viewer's email address.",
  // Uses POST, because a secret in the URL would end up in logs.
  method: 'POST',
  path: '/v3/users/email/verify/',
  input: z.strictObject({ token: linkToken }),
  output: z.object({ user: Viewer }),
  errors: ['verification-gone', 'verification-of-other'],
  who: 'member',
})
