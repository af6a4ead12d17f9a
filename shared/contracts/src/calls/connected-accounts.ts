import { z } from '@tessera/contracts/schema'
import { IdentityProvider } from '../entities/connected-identity.ts'
import { connectTicket, facebookId, facebookToken, idToken } from './connect-fields.ts'
import { defineCall } from './define-call.ts'
import { Security } from './security.ts'

/** An account at a provider that the viewer logs in with, and what we know of it. */
export const ConnectedAccount = z.object({
  id: z.string(),
  provider: IdentityProvider,
  /** The provider's address and name of the person; null when it gave none. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  /** False while it's the only way to log in. */
  can_disconnect: z.boolean(),
})

export type ConnectedAccount = z.infer<typeof ConnectedAccount>

/** Returns the accounts that the viewer logs in with, oldest first. */
export const listConnectedAccounts = defineCall({
  name: 'ConnectedAccounts.get',
  summary: 'Returns the accounts at providers that the viewer logs in with.',
  method: 'GET',
  path: '/v3/users/security/connected_accounts/',
  input: z.strictObject({}),
  output: z.array(ConnectedAccount),
  errors: [],
  who: 'member',
})

/** The tokens that prove an identity at a provider, as log-in takes them. */
const tokens = [
  z.strictObject({ google_open_id_token: idToken }),
  z.strictObject({ facebook_id: facebookId, facebook_token: facebookToken }),
  z.strictObject({ line_id_token: idToken }),
] as const

/** Connects an account at a provider: with its token, or with the ticket of a log-in there. */
export const connectAccount = defineCall({
  name: 'ConnectedAccounts.create',
  summary: 'Connects an account at a provider.',
  method: 'POST',
  path: '/v3/users/security/connected_accounts/',
  input: z.union([...tokens, z.strictObject({ connect_ticket: connectTicket })]),
  output: z.array(ConnectedAccount),
  errors: ['confirm-needed', 'identity-refused', 'connect-gone', 'identity-of-other'],
  who: 'member',
})

/**
 * Confirms a sensitive change by logging in at a provider again. Takes a new token of an identity that
 * is connected to the viewer's account; each token works once.
 */
export const confirmByIdentity = defineCall({
  name: 'IdentityProof.create',
  summary: 'Confirms a connected identity before a sensitive change.',
  method: 'POST',
  path: '/v3/users/security/confirm/identity/',
  input: z.union(tokens),
  output: Security,
  errors: ['identity-refused', 'connect-gone', 'identity-not-connected'],
  who: 'member',
})

/** Disconnects an account, unless it's the only way to log in. */
export const disconnectAccount = defineCall({
  name: 'ConnectedAccounts.delete',
  summary: 'Disconnects an account at a provider.',
  method: 'POST',
  path: '/v3/users/security/connected_accounts/delete/',
  input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  output: z.array(ConnectedAccount),
  errors: ['confirm-needed', 'not-found', 'last-way-in'],
  who: 'member',
})
