import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { defineCall } from './define-call.ts'
import { email, linkToken, password } from './identity-fields.ts'

/** The viewer's address, and the one that waits for its confirmation. */
export const EmailState = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  pending_email: z.nullable(z.string()),
  /** The reason that few or no emails are sent: they came back, or one was marked as spam. */
  stopped: z.optional(z.nullable(z.enum(['bounced', 'complained']))),
})

/** Returns the viewer's address, and the one that waits for its confirmation. */
export const getEmail = defineCall({
  name: 'Email.get',
  summary: "Returns the viewer's address, and a new one that waits for its confirmation.",
  method: 'GET',
  path: '/v3/users/email/',
  input: z.strictObject({}),
  output: EmailState,
  errors: [],
  who: 'member',
})

/** Sends notifications again to a viewer who had marked an email as spam. */
export const resumeEmails = defineCall({
  name: 'Email.update',
  summary: 'Sends notifications again after an email was marked as spam.',
  method: 'POST',
  path: '/v3/users/email/resume/',
  input: z.strictObject({}),
  output: EmailState,
  errors: [],
  who: 'member',
})

/**
 * Emails a link to a new address, which replaces the present one once it's confirmed. The answer is
 * the same when the address has an account: then its owner is told.
 */
export const changeEmail = defineCall({
  name: 'EmailChange.create',
  summary: 'Emails a link to a new address, which replaces the present one once it is confirmed.',
  method: 'POST',
  path: '/v3/users/email/change/',
  input: z.strictObject({ email, password: z.optional(password) }),
  output: EmailState,
  errors: [
    'confirm-needed',
    'password-wrong',
    'email-invalid',
    'email-has-brand',
    'email-same',
    'email-sent-recently',
    'emails-many',
  ],
  who: 'member',
})

/**
 * Confirms a new address with the link from the message, in a session of the account. Ends all other
 * sessions, and emails the former address a link that takes the change back.
 */
export const confirmEmailChange = defineCall({
  name: 'EmailChange.update',
  summary: 'Confirms a new address.',
  method: 'POST',
  path: '/v3/users/email/change/confirm/',
  input: z.strictObject({ token: linkToken }),
  output: z.object({ user: Viewer }),
  errors: ['verification-gone', 'verification-of-other', 'email-taken'],
  who: 'member',
})

/**
 * Takes a change of address back with the link from the message to the former one: whoever made the
 * change may have taken the account over. Ends all sessions, deletes the password, and emails the
 * former address a link to a new one.
 */
export const undoEmailChange = defineCall({
  name: 'EmailChange.delete',
  summary: 'Takes a change of address back.',
  method: 'POST',
  path: '/v3/users/email/change/undo/',
  input: z.strictObject({ token: linkToken }),
  output: z.object({ email: z.string() }),
  errors: ['verification-gone', 'email-taken'],
  who: 'anyone',
})

export type EmailState = z.infer<typeof EmailState>
