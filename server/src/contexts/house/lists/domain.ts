import { defineDomain } from '../../base/define-domain.ts'
import { listCalls } from './calls.ts'
import { handleFetchLists } from './fetch-lists.ts'
import { listTables } from './tables.ts'

/** Lists of terms and domains, and lists that are fetched. */
export const houseListsDomain = defineDomain({
  calls: listCalls,
  jobs: [handleFetchLists],
  tables: listTables,
})
