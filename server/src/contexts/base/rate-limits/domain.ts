import { defineDomain } from '../define-domain.ts'
import { rateLimitTables } from './tables.ts'

/** Counts of attempts. */
export const rateLimitsDomain = defineDomain({ tables: rateLimitTables })
