import { paths } from '@tessera/contracts/paths'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'

/** Hashes an invite token, so that reading the table gives nobody a working link. */
export const hashOfInvite = (token: string): string => sha256OfText(token)

/** Returns the page where an invite is answered. */
export const inviteUrl = (origin: string, token: string): string =>
  origin + paths.boardInvite.to({ token })
