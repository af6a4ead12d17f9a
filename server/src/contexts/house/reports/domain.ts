import { defineDomain } from '../../base/define-domain.ts'
import { reportTables } from '../cases/tables.ts'
import { reportCalls } from './calls.ts'

/** Reported pins, and what was decided about them. */
export const houseReportsDomain = defineDomain({ calls: reportCalls, tables: reportTables })
