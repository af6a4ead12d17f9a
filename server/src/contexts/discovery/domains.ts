import type { Domain } from '../base/define-domain.ts'
import { advisoriesDomain } from './advisories/domain.ts'
import { catalogsDomain } from './catalogs/domain.ts'
import { feedDomain } from './feed/domain.ts'
import { onwardDomain } from './onward/domain.ts'
import { progressDomain } from './progress/domain.ts'
import { relatedDomain } from './related/domain.ts'
import { searchDomain } from './search/domain.ts'
import { shoppingDomain } from './shopping/domain.ts'
import { sortingDomain } from './sorting/domain.ts'
import { tunerDomain } from './tuner/domain.ts'
import { weeklyEmailDomain } from './weekly-email/domain.ts'

/** The domains of this context. */
export const discoveryDomains: readonly Domain[] = [
  advisoriesDomain,
  catalogsDomain,
  feedDomain,
  onwardDomain,
  progressDomain,
  relatedDomain,
  searchDomain,
  shoppingDomain,
  sortingDomain,
  tunerDomain,
  weeklyEmailDomain,
]
