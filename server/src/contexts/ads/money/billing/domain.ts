import { defineDomain } from '../../../base/define-domain.ts'
import { billingTables } from './tables.ts'

/** What ad accounts pay with, and owe. */
export const billingDomain = defineDomain({ tables: billingTables })
