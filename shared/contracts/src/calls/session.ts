import { z } from '@tessera/contracts/schema'
import { Viewer } from '../entities/viewer.ts'
import { UserId } from '../ids.ts'
import { limits, loginMethods } from '../limits.ts'
import { captchaFields } from './captcha.ts'
import { connectTicket, facebookId, facebookToken, idToken } from './connect-fields.ts'
import { defineCall } from './define-call.ts'
import { challenge, code, email, password } from './identity-fields.ts'
import { PasskeyShown } from './passkey-fields.ts'
import { SsoCode } from './sso.ts'

/** The country and region that the service detected; null when unknown. */
const ClientContext = z.object({
  country: z.nullable(z.string()),
  country_from_hostname: z.nullable(z.string()),
  country_from_ip: z.nullable(z.string()),
  region_from_ip: z.nullable(z.string()),
})

/** Details of a log-in for the log. */
const logging = {
  referrer: z.optional(z.string().check(z.maxLength(limits.referrerMax))),
  app_type_from_client: z.optional(z.union([z.literal(5), z.literal(7)])),
  visited_pages_before_login: z.optional(
    z
      .array(z.string().check(z.maxLength(limits.visitedPathMax)))
      .check(z.maxLength(limits.visitedPagesMax)),
  ),
  login_method: z.optional(z.enum(loginMethods)),
  autologin: z.optional(z.boolean()),
  switch_account: z.optional(z.boolean()),
  get_user: z.optional(z.boolean()),
} as const

/** The data of the error 'mfa-needed'. */
export const MfaNeeded = z.object({
  mfa_challenge: challenge,
  /** The last digits of the phone that got the code; null for an authenticator. */
  phone_number_end: z.nullable(z.string()),
  /** The factor that is asked for first; the others of the account work too. */
  method: z.optional(z.enum(['totp', 'sms', 'passkey'])),
  /** True when a passkey can answer it. */
  passkey: z.optional(z.boolean()),
})

/** Brings a paused or closing account back. Without it the answer is 'account-paused'. */
const resume = z.optional(z.boolean())

/**
 * Logs in with an email or username and a password, or with a provider's proof, and then with the
 * code of a second factor or a passkey; or with a passkey alone, which is both factors. `mfa_resend`
 * sends the code again without logging in. A `connect_ticket` beside a password, a code or a passkey
 * connects the account with the identity that it stands for. `qr_log_in` uses the approval of a phone.
 */
export const logIn = defineCall({
  name: 'UserSessionResource.create',
  summary: 'Logs in.',
  method: 'POST',
  path: '/resource/UserSessionResource/create/',
  input: z.union([
    z.strictObject({
      username_or_email: email,
      password,
      resume,
      connect_ticket: z.optional(connectTicket),
      ...captchaFields,
      ...logging,
    }),
    z.strictObject({
      mfa_challenge: challenge,
      mfa_token: code,
      connect_ticket: z.optional(connectTicket),
      ...logging,
    }),
    /** A passkey answers the challenge in place of a code. */
    z.strictObject({
      mfa_challenge: challenge,
      mfa_passkey: PasskeyShown,
      connect_ticket: z.optional(connectTicket),
      ...logging,
    }),
    /** A passkey alone: it proves that the person has it, and who they are. */
    z.strictObject({
      passkey: PasskeyShown,
      resume,
      connect_ticket: z.optional(connectTicket),
      ...logging,
    }),
    z.strictObject({ google_open_id_token: idToken, resume, ...logging }),
    z.strictObject({ sso_user_email: email, sso_auth_code: SsoCode, resume, ...logging }),
    z.strictObject({
      facebook_id: facebookId,
      facebook_token: facebookToken,
      facebook_autologin: z.optional(z.boolean()),
      resume,
      ...logging,
    }),
    z.strictObject({ line_id_token: idToken, resume, ...logging }),
    z.strictObject({ connect_ticket: connectTicket, resume, ...logging }),
    z.strictObject({ mfa_challenge: challenge, mfa_resend: z.literal(true) }),
    /** After a phone approved this browser's request; a cookie of the browser says which. */
    z.strictObject({ qr_log_in: z.literal(true), ...logging }),
    /** Switches to another account of this browser, while its session lives; no password. */
    z.strictObject({ switch_to: UserId, ...logging }),
  ]),
  output: z.union([
    z.object({ user: Viewer, client_context: ClientContext }),
    z.object({ resent: z.literal(true), phone_number_end: z.nullable(z.string()) }),
  ]),
  errors: [
    'email-unknown',
    'password-wrong',
    'mfa-needed',
    'code-wrong',
    'code-gone',
    'challenge-gone',
    'code-sent-lately',
    'codes-many',
    'captcha-needed',
    'captcha-wrong',
    'log-ins-many',
    'log-in-assistance',
    'soft-banned',
    'suspended',
    'deactivated',
    'sign-up-waits',
    'account-paused',
    'linked-google',
    'linked-facebook',
    'linked-apple',
    'facebook-only',
    'qr-gone',
    'identity-unknown',
    'identity-email-taken',
    'identity-refused',
    'connect-gone',
    'identity-of-other',
    'google-register-prevented',
    'sso-required',
    'sso-address',
    'facebook-register-prevented',
    'passkey-unknown',
    'passkey-refused',
    'passkey-gone',
    'account-not-kept',
  ],
  who: 'anyone',
})

/** Ends this session on the service. */
export const logOut = defineCall({
  name: 'UserSessionResource.delete',
  summary: 'Logs out.',
  method: 'POST',
  path: '/resource/UserSessionResource/delete/',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  who: 'anyone',
})

/** Forgets who was logged in on this device before. */
export const forgetDevice = defineCall({
  name: 'ReturningVisitorResource.delete',
  summary: 'Forgets who was logged in on this device before.',
  method: 'POST',
  path: '/resource/ReturningVisitorResource/delete/',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  who: 'anyone',
})
