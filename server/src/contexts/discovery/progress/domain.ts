import { defineDomain } from '../../base/define-domain.ts'
import { progressTables } from './tables.ts'

/** The position that sweeps have reached. */
export const progressDomain = defineDomain({ tables: progressTables })
