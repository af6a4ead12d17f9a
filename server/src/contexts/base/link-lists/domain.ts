import { defineDomain } from '../define-domain.ts'
import { linkListTables } from './tables.ts'

/** Lists of domains that links are checked by. */
export const linkListsDomain = defineDomain({ tables: linkListTables })
