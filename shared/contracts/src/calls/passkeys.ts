import { z } from '@tessera/contracts/schema'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { challenge, code } from './identity-fields.ts'
import {
  PasskeyCreated,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyShown,
  passkeyId,
} from './passkey-fields.ts'
import { Security } from './security.ts'

/** A passkey of the viewer. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  /** Null until its first log-in. */
  last_used_at: z.nullable(z.string()),
  /** True when its provider keeps a copy, so that it works on the person's other devices too. */
  synced: z.boolean(),
  /** True when it may have been copied: it no longer works, and can only be removed. */
  is_blocked: z.boolean(),
})

export type Passkey = z.infer<typeof Passkey>

/**
 * A code of an active factor, or a recovery code. An account with a second factor needs one for each
 * change, unless a passkey was used in this session lately.
 */
const presentCode = { present_code: z.optional(code) } as const

/** The errors of a change whose proof is missing or wrong. */
const unproven = ['confirm-needed', 'factor-needed', 'code-wrong', 'code-gone'] as const

/** The errors of a passkey that does not prove itself. */
const unshown = ['passkey-refused', 'passkey-gone'] as const

/** Lists the viewer's passkeys, oldest first. */
export const listPasskeys = defineCall({
  name: 'Passkeys.get',
  summary: "Lists the viewer's passkeys.",
  method: 'GET',
  path: '/v3/users/security/passkeys/',
  input: z.strictObject({}),
  output: z.array(Passkey),
  errors: [],
  who: 'member',
})

/** Starts adding a passkey. Returns the options for `navigator.credentials.create`. */
export const startPasskey = defineCall({
  name: 'Passkey.start',
  summary: 'Starts adding a passkey.',
  method: 'POST',
  path: '/v3/users/security/passkeys/start/',
  input: z.strictObject(presentCode),
  output: PasskeyCreation,
  errors: [...unproven, 'email-unverified', 'passkeys-many'],
  who: 'member',
})

/**
 * Adds a passkey. From then on it logs in without the password, and the password needs a second
 * factor. Returns recovery codes, if it is the first factor.
 */
export const finishPasskey = defineCall({
  name: 'Passkey.finish',
  summary: 'Adds a passkey.',
  method: 'POST',
  path: '/v3/users/security/passkeys/finish/',
  input: z.strictObject({ passkey: PasskeyCreated }),
  output: z.object({
    passkey: Passkey,
    security: Security,
    recovery_codes: z.nullable(z.array(z.string())),
  }),
  errors: ['confirm-needed', 'email-unverified', ...unshown, 'passkey-exists', 'passkeys-many'],
  who: 'member',
})

/** Renames a passkey. */
export const renamePasskey = defineCall({
  name: 'Passkey.update',
  summary: 'Renames a passkey.',
  method: 'POST',
  path: '/v3/users/security/passkeys/rename/',
  input: z.strictObject({
    id: passkeyId,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.passkeyNameMax)),
  }),
  output: Passkey,
  errors: ['not-found'],
  who: 'member',
})

/** Removes a passkey, unless it is the only way to log in. */
export const removePasskey = defineCall({
  name: 'Passkey.delete',
  summary: 'Removes a passkey.',
  method: 'POST',
  path: '/v3/users/security/passkeys/remove/',
  input: z.strictObject({ id: passkeyId, ...presentCode }),
  output: Security,
  errors: [...unproven, 'not-found', 'last-way-in'],
  who: 'member',
})

/** Asks for one of the viewer's passkeys, for `confirmByPasskey`. */
export const startPasskeyProof = defineCall({
  name: 'PasskeyProof.start',
  summary: "Asks for one of the viewer's passkeys before a sensitive change.",
  method: 'POST',
  path: '/v3/users/security/confirm/passkey/start/',
  input: z.strictObject({}),
  output: PasskeyRequest,
  errors: ['factor-missing'],
  who: 'member',
})

/**
 * Confirms a sensitive change by a passkey. It stands for the password and for a code of the second
 * factor.
 */
export const confirmByPasskey = defineCall({
  name: 'PasskeyProof.finish',
  summary: 'Confirms a passkey before a sensitive change.',
  method: 'POST',
  path: '/v3/users/security/confirm/passkey/',
  input: z.strictObject({ passkey: PasskeyShown }),
  output: Security,
  errors: [...unshown, 'passkey-unknown'],
  who: 'member',
})

/**
 * Asks for a passkey to log in: any of this site's, or one that answers the challenge of a log-in by
 * password.
 */
export const startPasskeyLogIn = defineCall({
  name: 'PasskeyLogInResource.create',
  summary: 'Asks for a passkey to log in.',
  method: 'POST',
  path: '/resource/PasskeyLogInResource/create/',
  input: z.strictObject({ mfa_challenge: z.optional(challenge) }),
  output: PasskeyRequest,
  errors: ['challenge-gone', 'factor-missing'],
  who: 'anyone',
})
