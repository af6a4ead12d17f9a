import { defineDomain } from '../../base/define-domain.ts'
import { hashtagCalls } from './calls.ts'
import { hashtagTables } from './tables.ts'

/** Hashtags of pins, counted and suggested. */
export const hashtagsDomain = defineDomain({
  calls: hashtagCalls,
  tables: hashtagTables,
})
