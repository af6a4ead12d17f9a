import { defineDomain } from '../../base/define-domain.ts'
import { commentCalls } from './calls.ts'
import { commentTables } from './tables.ts'

/** Comments of pins and the people that they mention. */
export const commentsDomain = defineDomain({
  calls: commentCalls,
  tables: commentTables,
})
