import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { captchaFields } from './captcha.ts'
import { defineCall } from './define-call.ts'
import { email, linkToken, newPassword } from './identity-fields.ts'

/** Sends a letter with a link to a new password, if there is such an account; the answer never says. */
export const forgotPassword = defineCall({
  name: 'ForgotPassword.create',
  summary: 'Sends a link to a new password.',
  method: 'POST',
  path: '/v3/users/forgot_password/',
  input: z.strictObject({
    username_or_email: email,
    type: z.enum(['reset', 'unified']),
    ...captchaFields,
  }),
  output: z.null(),
  errors: ['captcha-needed', 'captcha-wrong'],
  who: 'anyone',
})

/** Whose account a link out of such a letter is for, while it is good. */
export const readResetLink = defineCall({
  name: 'ResetLink.get',
  summary: 'Whose password a link resets.',
  // By POST, since the secret in the link would end up in logs.
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
 * Sets a new password with a link out of a letter, and ends every session. Who has no second factor
 * is logged in here at once; everybody else logs in anew.
 */
export const resetPassword = defineCall({
  name: 'ResetPassword.create',
  summary: 'Sets a new password by a link.',
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
  ],
  who: 'anyone',
})
