import type { Settings } from '../../../settings.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from './tables.ts'

/**
 * True when nobody may log in with an address, because its domain is blocked here. Production blocks
 * the domain of the sample accounts: their password is public.
 */
export const hasBlockedEmail = (
  { email }: { readonly email: string },
  { blockedEmailDomains }: Pick<Settings, 'blockedEmailDomains'>,
): boolean => blockedEmailDomains.some((domain) => email.toLowerCase().endsWith(`@${domain}`))

const oldestLooked = 100

/**
 * True when the oldest accounts have a blocked email domain. Sample accounts are always the oldest,
 * since sample content fills empty databases only.
 */
export async function hasBlockedAccounts(
  db: Sql,
  settings: Pick<Settings, 'blockedEmailDomains'>,
): Promise<boolean> {
  const { email, id } = users
  const oldest = await db.select({ email }).from(users).orderBy(id).limit(oldestLooked)
  return oldest.some((account) => hasBlockedEmail(account, settings))
}
