import { paths } from '@tessera/contracts/paths'
import { sha256OfText } from '../sha256.ts'

/** Tokens are kept hashed, so that who reads the table is asked to no board. */
export const hashOfInvite = (token: string): string => sha256OfText(token)

/** Where an invitation is answered. */
export const inviteUrl = (origin: string, token: string): string =>
  origin + paths.boardInvite.to({ token })
