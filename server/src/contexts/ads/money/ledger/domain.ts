import { defineDomain } from '../../../base/define-domain.ts'
import { ledgerTables } from './tables.ts'

/** The ledger of the money of ads. */
export const ledgerDomain = defineDomain({ tables: ledgerTables })
