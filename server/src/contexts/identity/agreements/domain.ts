import { defineDomain } from '../../base/define-domain.ts'
import { agreementCalls } from './calls.ts'
import { agreementTables } from './tables.ts'

/** The terms that members agree to, and their consents. */
export const agreementsDomain = defineDomain({ calls: agreementCalls, tables: agreementTables })
