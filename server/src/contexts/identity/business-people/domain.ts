import { defineDomain } from '../../base/define-domain.ts'
import { businessPeopleCalls } from './calls.ts'
import { handleBusinessInvitationSweep } from './sweep-job.ts'
import { businessPeopleTables } from './tables.ts'

/** The people of a business: invitations, permissions, and the log of what they did. */
export const businessPeopleDomain = defineDomain({
  calls: businessPeopleCalls,
  jobs: [handleBusinessInvitationSweep],
  tables: businessPeopleTables,
})
