import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { code, newPassword, password } from './identity-fields.ts'

/** The second factors whose codes an account can ask for. Passkeys are in passkeys.ts. */
export const Factor = z.enum(['totp', 'sms'])

export type Factor = z.infer<typeof Factor>

/** An account's security settings. */
export const Security = z.object({
  email: z.string(),
  has_password: z.boolean(),
  connected_to_facebook: z.boolean(),
  connected_to_google: z.boolean(),
  factors: z.array(Factor),
  /** The last digits of the phone number that gets the codes. */
  phone_number_end: z.nullable(z.string()),
  /** Number of passkeys; with one, a log-in by password asks for it or another factor. */
  passkeys: z.number(),
  recovery_codes_left: z.number(),
  /** Until when changes need no password; null when they need one. */
  confirmed_until: z.nullable(z.string()),
})

export type Security = z.infer<typeof Security>

/** Returns the viewer's security settings. */
export const getSecurity = defineCall({
  name: 'Security.get',
  summary: "Returns the viewer's security settings.",
  method: 'GET',
  path: '/v3/users/security/',
  input: z.strictObject({}),
  output: Security,
  errors: [],
  who: 'member',
})

/** Confirms the password before a sensitive change. */
export const confirmSelf = defineCall({
  name: 'Security.confirm',
  summary: 'Confirms the password before a sensitive change.',
  method: 'POST',
  path: '/v3/users/security/confirm/',
  input: z.strictObject({ password }),
  output: Security,
  errors: ['password-wrong'],
  who: 'member',
})

/**
 * A code of an active factor, or a recovery code. While the account has a factor, every change of factors
 * requires one: a password and a stolen session must not be enough to remove the protection.
 */
const presentCode = { present_code: z.optional(code) } as const

/** The errors of a change of factors whose proof is missing or wrong. */
const unproven = ['confirm-needed', 'factor-needed', 'code-wrong', 'code-gone'] as const

/** Sends a code to the active phone, for `present_code`. */
export const sendPresentCode = defineCall({
  name: 'PresentCode.create',
  summary: 'Sends a code to the phone that is the second factor.',
  method: 'POST',
  path: '/v3/users/security/factors/code/',
  input: z.strictObject({}),
  output: z.object({ phone_number_end: z.string() }),
  errors: ['confirm-needed', 'factor-missing', 'code-sent-lately', 'codes-many'],
  who: 'member',
})

/** Starts the setup of an authenticator. Returns its secret and the address for the QR code. */
export const startAuthenticator = defineCall({
  name: 'Authenticator.start',
  summary: 'Starts the setup of an authenticator.',
  method: 'POST',
  path: '/v3/users/security/authenticator/start/',
  input: z.strictObject(presentCode),
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: [...unproven, 'email-unverified'],
  who: 'member',
})

/** The answer when a factor is set up: recovery codes, if it is the first factor. */
const Finished = z.object({
  security: Security,
  recovery_codes: z.nullable(z.array(z.string())),
})

/** Confirms the authenticator. From then on, log-in asks for its code. */
export const finishAuthenticator = defineCall({
  name: 'Authenticator.finish',
  summary: 'Confirms an authenticator.',
  method: 'POST',
  path: '/v3/users/security/authenticator/finish/',
  input: z.strictObject({ code }),
  output: Finished,
  errors: ['confirm-needed', 'email-unverified', 'code-wrong', 'code-gone'],
  who: 'member',
})

/** Sends a code to a phone, to set it up as the second factor. */
export const startPhone = defineCall({
  name: 'PhoneFactor.start',
  summary: 'Sends a code to a phone.',
  method: 'POST',
  path: '/v3/users/security/phone/start/',
  input: z.strictObject({
    phone_number: z.string().check(z.trim(), z.maxLength(40)),
    ...presentCode,
  }),
  output: z.object({ phone_number_end: z.string() }),
  errors: [...unproven, 'email-unverified', 'phone-invalid', 'code-sent-lately', 'codes-many'],
  who: 'member',
})

/** Confirms the phone. From then on, log-in sends codes to it. */
export const finishPhone = defineCall({
  name: 'PhoneFactor.finish',
  summary: 'Confirms a phone.',
  method: 'POST',
  path: '/v3/users/security/phone/finish/',
  input: z.strictObject({ code }),
  output: Finished,
  errors: ['confirm-needed', 'email-unverified', 'code-wrong', 'code-gone'],
  who: 'member',
})

/** Removes a second factor. Removing the last one also removes the recovery codes. */
export const removeFactor = defineCall({
  name: 'Factor.delete',
  summary: 'Removes a second factor.',
  method: 'POST',
  path: '/v3/users/security/factors/remove/',
  input: z.strictObject({ factor: Factor, ...presentCode }),
  output: Security,
  errors: [...unproven, 'factor-missing'],
  who: 'member',
})

/** Creates new recovery codes. The old ones stop working. */
export const renewRecoveryCodes = defineCall({
  name: 'RecoveryCodes.create',
  summary: 'Creates new recovery codes.',
  method: 'POST',
  path: '/v3/users/security/recovery_codes/',
  input: z.strictObject(presentCode),
  output: Finished,
  errors: [...unproven, 'factor-missing'],
  who: 'member',
})

/**
 * Changes the password, or sets the first one, and ends every other session. Setting the first one
 * requires a recent log-in.
 */
export const changePassword = defineCall({
  name: 'Password.update',
  summary: 'Changes the password.',
  method: 'POST',
  path: '/v3/users/security/password/',
  input: z.strictObject({ password: z.optional(password), new_password: newPassword }),
  output: z.null(),
  errors: [
    'confirm-needed',
    'password-wrong',
    'password-short',
    'password-weak',
    'password-is-name',
    'password-not-ascii',
  ],
  who: 'member',
})

/** A session of the viewer. */
export const DeviceSession = z.object({
  id: z.string(),
  /** True for the session that makes the call. */
  current: z.boolean(),
  /** True while the browser uses another account; it can switch back without a password. */
  parked: z.optional(z.boolean()),
  /** A short form of the browser's user agent; empty when it sends none. */
  browser: z.string(),
  system: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
})

export type DeviceSession = z.infer<typeof DeviceSession>

/** Lists the viewer's sessions, newest first. */
export const listSessions = defineCall({
  name: 'Sessions.get',
  summary: "Lists the viewer's sessions.",
  method: 'GET',
  path: '/v3/users/security/sessions/',
  input: z.strictObject({}),
  output: z.array(DeviceSession),
  errors: [],
  who: 'member',
})

/** Ends a session of the viewer. */
export const endSession = defineCall({
  name: 'Sessions.delete',
  summary: 'Ends a session of the viewer.',
  method: 'POST',
  path: '/v3/users/security/sessions/end/',
  input: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
})

/** Ends all of the viewer's sessions, or all but the current one. */
export const logOutEverywhere = defineCall({
  name: 'Sessions.deleteAll',
  summary: "Ends all of the viewer's sessions.",
  method: 'POST',
  path: '/v3/users/security/sessions/end_all/',
  input: z.strictObject({ keep_this: z._default(z.boolean(), false) }),
  output: z.null(),
  errors: [],
  who: 'member',
})
