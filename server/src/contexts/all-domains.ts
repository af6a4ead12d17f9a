import { adsDomains } from './ads/domains.ts'
import { captchaDomain } from './base/captcha/domain.ts'
import type { Domain } from './base/define-domain.ts'
import { mailDomain } from './base/mail/domain.ts'
import { mediaDomain } from './base/media/domain.ts'
import { outsidePagesDomain } from './base/outside-pages/domain.ts'
import { discoveryDomains } from './discovery/domains.ts'
import { identityDomains } from './identity/domains.ts'
import { pinsDomains } from './pins/domains.ts'
import { releasesDomains } from './releases/domains.ts'
import { wholeAccountDomains } from './whole-account/domains.ts'

/** All domains of the service, by their contexts in order. */
const allDomains: readonly Domain[] = [
  captchaDomain,
  mailDomain,
  mediaDomain,
  outsidePagesDomain,
  ...releasesDomains,
  ...identityDomains,
  ...pinsDomains,
  ...discoveryDomains,
  ...adsDomains,
  ...wholeAccountDomains,
]

/** All calls that the service answers. */
export const answeredCalls = allDomains.flatMap(({ calls = [] }) => calls)

/** All background jobs of the service. */
export const handledJobs = allDomains.flatMap(({ jobs = [] }) => jobs)

/** The pages whose documents bring something along. */
export const servedPages = allDomains.flatMap(({ pages = [] }) => pages)

/** The sources of live events, in the order in which a new stream gets what a tab missed. */
export const liveSources = allDomains.flatMap(({ live }) => live ?? [])

/** The addresses that are neither calls nor pages. */
export const servedFiles = allDomains.flatMap(({ files = [] }) => files)
