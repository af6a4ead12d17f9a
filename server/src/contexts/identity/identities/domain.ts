import { defineDomain } from '../../base/define-domain.ts'
import { identityTables } from './tables.ts'

/** Accounts at providers. */
export const identitiesDomain = defineDomain({ tables: identityTables })
