import { defineDomain } from '../../../base/define-domain.ts'
import { handleAdRechecks, handleIdeaRechecks } from './recheck.ts'
import { reviewTables } from './tables.ts'

/** The check that an ad passes before it runs. */
export const reviewDomain = defineDomain({
  jobs: [handleAdRechecks, handleIdeaRechecks],
  tables: reviewTables,
})
