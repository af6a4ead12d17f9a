import { paths } from '@tessera/contracts/paths'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'

/** Hashes a link's secret for storage. */
export const hashOfLink = (token: string): string => sha256OfText(token)

/**
 * Returns the URL for the email. The secret is in the fragment, which never reaches a server or a
 * log.
 */
export const linkUrl = (origin: string, token: string): string =>
  `${origin}${paths.resetPassword.to()}#token=${token}`
