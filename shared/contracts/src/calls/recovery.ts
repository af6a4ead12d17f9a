import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { captchaFields } from './captcha.ts'
import { defineCall } from './define-call.ts'
import { email, linkToken, newPassword } from './identity-fields.ts'

/** Sends an email with a link to reset the password, if the account exists. The answer does not reveal that. */
export const forgotPassword = defineCall({
  name: 'ForgotPassword.create',
  summary: 'Sends a link to reset the password.',
  method: 'POST',
  path: '/v3/users/forgot_password/',
  input: z.strictObject({
    username_or_email: email,
    type: z.enum(['reset', 'unified']),
    ...captchaFields,
  }),
  output: z.null(),
  errors: ['captcha-needed', 'captcha-wrong', 'sso-required'],
  who: 'anyone',
})

/** Returns the account that a reset link is for, while the link is valid. */
export const readResetLink = defineCall({
  name: 'ResetLink.get',
  summary: 'Returns the account that a reset link is for.',
  // Uses POST, because a secret in the URL would end up in logs.
  method: 'POST',
  path: '/v3/users/reset_password/link/',
  input: z.strictObject({ token: linkToken }),
  output: z.object({
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    image_medium_url: z.nullable(z.string()),
  }),
  errors: ['reset-gone'],
  who: 'anyone',
})

/**
 * Sets a new password with a reset link, and ends every session. Somebody without a second factor is
 * logged in at once; everyone else has to log in.
 */
export const resetPassword = defineCall({
  name: 'ResetPassword.create',
  summary: 'Sets a new password with a reset link.',
  method: 'POST',
  path: '/v3/users/reset_password/',
  input: z.strictObject({ token: linkToken, password: newPassword }),
  output: z.object({ user: z.nullable(Viewer) }),
  errors: [
    'reset-gone',
    'password-short',
    'password-weak',
    'password-is-name',
    'password-not-ascii',
    'suspended',
    'deactivated',
    'sso-required',
  ],
  who: 'anyone',
})
