import { paths } from '@tessera/contracts/paths'
import { serveIndexed } from '../../../documents/page-content/serve-page.ts'

/** The documents of log-in, sign-up and the policies they link to. */
export const identityPages = [
  paths.login,
  paths.signup,
  paths.businessCreate,
  paths.businessLogin,
  paths.privacyPolicy,
  paths.terms,
].map(serveIndexed)
