import { defineDomain } from '../../../base/define-domain.ts'
import { splitTables } from './tables.ts'

/** Experiments of ad accounts, which delivery reads. */
export const splitsDomain = defineDomain({ tables: splitTables })
