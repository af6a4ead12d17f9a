import type { Settings } from '../../settings.ts'

/** The domain of every demo account's address; RFC 2606 keeps `.test` from belonging to anybody. */
const demoDomain = 'demo.test'

/**
 * True for an account of the demo world where the settings allow none. Its password is public, so in
 * production it opens nothing, whatever the database holds.
 */
export const isBarredDemo = (
  { email }: { readonly email: string },
  { demoAccounts }: Pick<Settings, 'demoAccounts'>,
): boolean => !demoAccounts && email.toLowerCase().endsWith(`@${demoDomain}`)
