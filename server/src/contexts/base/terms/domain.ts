import { defineDomain } from '../define-domain.ts'
import { termTables } from './tables.ts'

/** Terms that texts are compared with, and things that they hide. */
export const termsDomain = defineDomain({ tables: termTables })
