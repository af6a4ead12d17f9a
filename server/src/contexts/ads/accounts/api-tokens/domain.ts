import { defineDomain } from '../../../base/define-domain.ts'
import { apiTokenCalls } from './calls.ts'
import { apiTokenTables } from './tables.ts'

/** Access tokens of ad accounts. */
export const apiTokensDomain = defineDomain({
  calls: apiTokenCalls,
  tables: apiTokenTables,
})
