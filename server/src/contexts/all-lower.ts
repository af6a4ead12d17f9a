import { adsDomains } from './ads/domains.ts'
import type { Domain } from './base/define-domain.ts'
import { baseDomains } from './base-domains.ts'
import { discoveryDomains } from './discovery/domains.ts'
import { houseDomains } from './house/domains.ts'
import { identityDomains } from './identity/domains.ts'
import { pinsDomains } from './pins/domains.ts'
import { releasesDomains } from './releases/domains.ts'

/** The domains whose tables a whole account has rows in: those of all contexts below `whole-account`. */
export const lowerDomains: readonly Domain[] = [
  ...baseDomains,
  ...releasesDomains,
  ...identityDomains,
  ...pinsDomains,
  ...discoveryDomains,
  ...adsDomains,
  ...houseDomains,
]
