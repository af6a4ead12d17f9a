import { defineDomain } from '../../base/define-domain.ts'
import { accountTables } from './tables.ts'

/** Accounts, their sessions and known browsers. */
export const accountsDomain = defineDomain({ tables: accountTables })
