import { defineDomain } from '../../base/define-domain.ts'
import { boardNoteCalls } from './calls.ts'
import { boardNoteTables } from './tables.ts'

/** Notes on boards. */
export const boardNotesDomain = defineDomain({
  calls: boardNoteCalls,
  tables: boardNoteTables,
})
