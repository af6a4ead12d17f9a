import { defineDomain } from '../../base/define-domain.ts'
import { addressTables } from './tables.ts'

/** Former addresses of boards and sections. */
export const addressesDomain = defineDomain({ tables: addressTables })
