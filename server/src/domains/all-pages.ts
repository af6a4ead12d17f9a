import type { ServedPage } from '../web/page-content/serve-page.ts'
import { boardPages } from './boards/pages.ts'
import { feedPages } from './feed/pages.ts'
import { identityPages } from './identity/pages.ts'
import { pinPages } from './pins/pages.ts'
import { searchPages } from './search/pages.ts'
import { userPages } from './users/pages.ts'

/** The pages whose documents bring something along. */
export const servedPages: readonly ServedPage[] = [
  ...feedPages,
  ...searchPages,
  ...pinPages,
  ...boardPages,
  ...userPages,
  ...identityPages,
]
