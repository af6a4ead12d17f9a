import { lowerDomains } from './all-lower.ts'
import { handleBackfills } from './base/backfills/handle-backfills.ts'
import type { Domain } from './base/define-domain.ts'
import { wholeAccountDomains } from './whole-account/domains.ts'

/** All domains of the service, by their contexts in order. */
const allDomains: readonly Domain[] = [...lowerDomains, ...wholeAccountDomains]

/** All calls that the service answers. */
export const answeredCalls = allDomains.flatMap(({ calls = [] }) => calls)

/** All long changes of data, in the order in which they run. */
export const allBackfills = allDomains.flatMap(({ backfills = [] }) => backfills)

/** All background jobs of the service. */
export const handledJobs = [
  ...allDomains.flatMap(({ jobs = [] }) => jobs),
  handleBackfills(allBackfills),
]

/** The pages whose documents bring something along. */
export const servedPages = allDomains.flatMap(({ pages = [] }) => pages)

/** The sources of live events, in the order in which a new stream gets what a tab missed. */
export const liveSources = allDomains.flatMap(({ live }) => live ?? [])

/** The addresses that are neither calls nor pages. */
export const servedFiles = allDomains.flatMap(({ files = [] }) => files)
