import type { Domain } from '../base/define-domain.ts'
import { closingDomain } from './closing/domain.ts'
import { exportsDomain } from './exports/domain.ts'

/** The domains of this context. */
export const wholeAccountDomains: readonly Domain[] = [closingDomain, exportsDomain]
