import { defineDomain } from '../../../base/define-domain.ts'
import { billingTables } from './tables.ts'

/** The cards of ad accounts, and their bills. */
export const billingDomain = defineDomain({ tables: billingTables })
