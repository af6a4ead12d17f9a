import { paths } from '@tessera/contracts/paths'
import { sha256OfText } from '../sha256.ts'

/** What of a link's secret is kept. */
export const hashOfLink = (token: string): string => sha256OfText(token)

/** The address in the letter. The secret is its fragment, which no server and so no log ever sees. */
export const linkUrl = (origin: string, token: string): string =>
  `${origin}${paths.resetPassword.to()}#token=${token}`
