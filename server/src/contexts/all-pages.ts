import type { ServedPage } from '../web/page-content/serve-page.ts'
import { boardPages } from './pins/boards/pages.ts'
import { feedPages } from './discovery/feed/pages.ts'
import { identityPages } from './identity/identity/pages.ts'
import { pinPages } from './pins/pins/pages.ts'
import { searchPages } from './discovery/search/pages.ts'
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
