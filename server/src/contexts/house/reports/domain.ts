import { defineDomain } from '../../base/define-domain.ts'
import { reportCalls } from './calls.ts'
import { reportTables } from './tables.ts'

/** Reported pins, and what was decided about them. */
export const houseReportsDomain = defineDomain({ calls: reportCalls, tables: reportTables })
