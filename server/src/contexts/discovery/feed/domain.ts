import { defineDomain } from '../../base/define-domain.ts'
import { feedCalls } from './calls.ts'
import { feedPages } from './pages.ts'
import { feedTables } from './tables.ts'

/** The home feed and the ideas of topics. */
export const feedDomain = defineDomain({
  calls: feedCalls,
  pages: feedPages,
  tables: feedTables,
})
