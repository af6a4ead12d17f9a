import { defineDomain } from '../../base/define-domain.ts'
import { pinPartTables } from './tables.ts'

/** The parts of ideas. */
export const pinPartsDomain = defineDomain({ tables: pinPartTables })
