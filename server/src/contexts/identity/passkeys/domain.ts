import { defineDomain } from '../../base/define-domain.ts'
import { passkeyTables } from './tables.ts'

/** Passkeys. */
export const passkeysDomain = defineDomain({ tables: passkeyTables })
