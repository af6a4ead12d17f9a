import { paths } from '@tessera/contracts/paths'
import { serveIndexed } from '../../../documents/page-content/serve-page.ts'

/** The documents of log-in and sign-up. */
export const identityPages = [
  paths.login,
  paths.signup,
  paths.businessCreate,
  paths.businessLogin,
].map(serveIndexed)
