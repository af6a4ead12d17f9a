import { defineDomain } from '../../../base/define-domain.ts'
import { adChangeCalls } from './calls.ts'
import { changeTables } from './tables.ts'

/** The history of changes of an ad account. */
export const changesDomain = defineDomain({
  calls: adChangeCalls,
  tables: changeTables,
})
