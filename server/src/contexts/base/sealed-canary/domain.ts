import { defineDomain } from '../define-domain.ts'
import { sealedCanaryTables } from './tables.ts'

/** The proof that a service has the key of its database. */
export const sealedCanaryDomain = defineDomain({ tables: sealedCanaryTables })
