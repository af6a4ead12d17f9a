import { defineDomain } from '../define-domain.ts'
import { captchaCalls } from './calls.ts'
import { captchaTables } from './tables.ts'

/** The check that a person and no robot is in front of a form. */
export const captchaDomain = defineDomain({
  calls: captchaCalls,
  tables: captchaTables,
})
