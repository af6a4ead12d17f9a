import { defineDomain } from '../../base/define-domain.ts'
import { adAccountTables } from './tables.ts'

/** Ad accounts, and the people who act for them. */
export const adAccountsDomain = defineDomain({ tables: adAccountTables })
