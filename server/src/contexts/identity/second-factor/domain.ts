import { defineDomain } from '../../base/define-domain.ts'
import { handleSecondFactorSweep } from './sweep-job.ts'
import { secondFactorTables } from './tables.ts'

/** The second factor of a log-in: authenticators, text messages, recovery codes. */
export const secondFactorDomain = defineDomain({
  jobs: [handleSecondFactorSweep],
  tables: secondFactorTables,
})
