import { defineDomain } from '../../base/define-domain.ts'
import { registryTables } from './tables.ts'

/** The registry of modules. */
export const registryDomain = defineDomain({ tables: registryTables })
