import { defineDomain } from '../../base/define-domain.ts'
import { boardNoteCalls } from './calls.ts'

/** Notes on boards. */
export const boardNotesDomain = defineDomain({
  calls: boardNoteCalls,
})
