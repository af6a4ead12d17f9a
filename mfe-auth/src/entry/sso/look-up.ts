import type { Client } from '@tessera/client'
import { ssoInfo, ssoUserCheck } from '@tessera/contracts/calls/sso'
import { foundIn, notSso, type SsoFound } from '../flow/sso-found.ts'

/**
 * Looks up an email, and prepares the log-in of one that has single sign-on. A failed look-up counts
 * as an email without: the service refuses a password where SSO is required.
 */
export async function lookUpSso(
  client: Pick<Client, 'call'>,
  email: string,
  signal: AbortSignal,
): Promise<SsoFound> {
  const info = await client.call(ssoInfo, { email }, { signal })
  if (!info.ok || !info.data.is_sso) return notSso
  const checked = await client.call(ssoUserCheck, { email }, { signal })
  return foundIn(checked.ok ? checked.data : info.data)
}
