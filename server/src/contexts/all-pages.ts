import type { ServedPage } from '../documents/page-content/serve-page.ts'
import { feedPages } from './discovery/feed/pages.ts'
import { searchPages } from './discovery/search/pages.ts'
import { identityPages } from './identity/account-calls/pages.ts'
import { boardPages } from './pins/boards/pages.ts'
import { pinPages } from './pins/pins/pages.ts'
import { userPages } from './pins/users/pages.ts'

/** The pages whose documents bring something along. */
export const servedPages: readonly ServedPage[] = [
  ...feedPages,
  ...searchPages,
  ...pinPages,
  ...boardPages,
  ...userPages,
  ...identityPages,
]
