import { defineDomain } from '../../base/define-domain.ts'
import { boardCalls } from './calls.ts'
import { boardListCalls } from './list-calls.ts'
import { boardPages } from './pages.ts'
import { boardTables } from './tables.ts'

/** Boards: their names, privacy, order and lists. */
export const boardsDomain = defineDomain({
  calls: [...boardCalls, ...boardListCalls],
  pages: boardPages,
  tables: boardTables,
})
