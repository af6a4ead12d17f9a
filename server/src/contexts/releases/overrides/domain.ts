import { defineDomain } from '../../base/define-domain.ts'
import { overrideTables } from './tables.ts'

/** Builds that browsers run instead of the registry's. */
export const overridesDomain = defineDomain({ tables: overrideTables })
