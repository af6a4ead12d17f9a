import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { code, newPassword, password } from './identity-fields.ts'

/** The second factors that an account can have. */
export const Factor = z.enum(['totp', 'sms'])

export type Factor = z.infer<typeof Factor>

/** How an account is kept safe. */
export const Security = z.object({
  email: z.string(),
  has_password: z.boolean(),
  connected_to_facebook: z.boolean(),
  connected_to_google: z.boolean(),
  factors: z.array(Factor),
  /** The last digits of the number that codes are sent to. */
  phone_number_end: z.nullable(z.string()),
  recovery_codes_left: z.number(),
  /** Until when changes are taken without the password once more; null when it is needed. */
  confirmed_until: z.nullable(z.string()),
})

export type Security = z.infer<typeof Security>

/** How the viewer's account is kept safe. */
export const getSecurity = defineCall({
  name: 'Security.get',
  summary: "How the viewer's account is kept safe.",
  method: 'GET',
  path: '/v3/users/security/',
  input: z.strictObject({}),
  output: Security,
  errors: [],
  who: 'member',
})

/** Shows once more that it is oneself, before something that matters is changed. */
export const confirmSelf = defineCall({
  name: 'Security.confirm',
  summary: 'Shows once more that it is oneself.',
  method: 'POST',
  path: '/v3/users/security/confirm/',
  input: z.strictObject({ password }),
  output: Security,
  errors: ['password-wrong'],
  who: 'member',
})

/**
 * A code of a factor that is on, or a recovery code. Every change of factors needs one while the
 * account has a factor, since a password and a stolen session alone must not undo the protection.
 */
const presentCode = { present_code: z.optional(code) } as const

/** How a change of factors can fail for want of a proof. */
const unproven = ['confirm-needed', 'factor-needed', 'code-wrong', 'code-gone'] as const

/** Sends a code to the telephone that is on, for `present_code`. */
export const sendPresentCode = defineCall({
  name: 'PresentCode.create',
  summary: 'Sends a code to the telephone that is the second factor.',
  method: 'POST',
  path: '/v3/users/security/factors/code/',
  input: z.strictObject({}),
  output: z.object({ phone_number_end: z.string() }),
  errors: ['confirm-needed', 'factor-missing', 'code-sent-lately', 'codes-many'],
  who: 'member',
})

/** Begins to set up an authenticator: the secret, and the address that its QR code holds. */
export const startAuthenticator = defineCall({
  name: 'Authenticator.start',
  summary: 'Begins to set up an authenticator.',
  method: 'POST',
  path: '/v3/users/security/authenticator/start/',
  input: z.strictObject(presentCode),
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: [...unproven, 'email-unverified'],
  who: 'member',
})

/** What finishing a factor answers: new codes for emergencies when it is the first. */
const Finished = z.object({
  security: Security,
  recovery_codes: z.nullable(z.array(z.string())),
})

/** Shows that the authenticator works; from now on it is asked for at log-in. */
export const finishAuthenticator = defineCall({
  name: 'Authenticator.finish',
  summary: 'Takes an authenticator into use.',
  method: 'POST',
  path: '/v3/users/security/authenticator/finish/',
  input: z.strictObject({ code }),
  output: Finished,
  errors: ['confirm-needed', 'email-unverified', 'code-wrong', 'code-gone'],
  who: 'member',
})

/** Sends a code to a telephone that is to be the second factor. */
export const startPhone = defineCall({
  name: 'PhoneFactor.start',
  summary: 'Sends a code to a telephone.',
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

/** Shows that the telephone is one's own; from now on codes are sent there at log-in. */
export const finishPhone = defineCall({
  name: 'PhoneFactor.finish',
  summary: 'Takes a telephone into use.',
  method: 'POST',
  path: '/v3/users/security/phone/finish/',
  input: z.strictObject({ code }),
  output: Finished,
  errors: ['confirm-needed', 'email-unverified', 'code-wrong', 'code-gone'],
  who: 'member',
})

/** Takes a second factor away; with the last one go the codes for emergencies. */
export const removeFactor = defineCall({
  name: 'Factor.delete',
  summary: 'Takes a second factor away.',
  method: 'POST',
  path: '/v3/users/security/factors/remove/',
  input: z.strictObject({ factor: Factor, ...presentCode }),
  output: Security,
  errors: [...unproven, 'factor-missing'],
  who: 'member',
})

/** Makes new codes for emergencies; the old ones are good for nothing any more. */
export const renewRecoveryCodes = defineCall({
  name: 'RecoveryCodes.create',
  summary: 'Makes new recovery codes.',
  method: 'POST',
  path: '/v3/users/security/recovery_codes/',
  input: z.strictObject(presentCode),
  output: Finished,
  errors: [...unproven, 'factor-missing'],
  who: 'member',
})

/**
 * Changes the password, or sets the first one; every other session ends. Who has none yet must have
 * logged in a moment ago.
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

/** One place where somebody is logged in. */
export const DeviceSession = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** As the browser says of itself, in short; empty when it says nothing. */
  browser: z.string(),
  system: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
})

export type DeviceSession = z.infer<typeof DeviceSession>

/** Where the viewer is logged in, the latest first. */
export const listSessions = defineCall({
  name: 'Sessions.get',
  summary: 'Where the viewer is logged in.',
  method: 'GET',
  path: '/v3/users/security/sessions/',
  input: z.strictObject({}),
  output: z.array(DeviceSession),
  errors: [],
  who: 'member',
})

/** Ends one of them. */
export const endSession = defineCall({
  name: 'Sessions.delete',
  summary: 'Logs out in one place.',
  method: 'POST',
  path: '/v3/users/security/sessions/end/',
  input: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.null(),
  errors: ['not-found'],
  who: 'member',
})

/** Ends them all, or all but the one that asks. */
export const logOutEverywhere = defineCall({
  name: 'Sessions.deleteAll',
  summary: 'Logs out everywhere.',
  method: 'POST',
  path: '/v3/users/security/sessions/end_all/',
  input: z.strictObject({ keep_this: z._default(z.boolean(), false) }),
  output: z.null(),
  errors: [],
  who: 'member',
})
