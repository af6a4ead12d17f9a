import { lowerDomains } from './all-lower.ts'
import { exportTables } from './whole-account/kept-exports/tables.ts'

/** All tables of the service with what happens to their rows, as their domains state it. */
export const allTables = [...lowerDomains.flatMap(({ tables = [] }) => tables), ...exportTables]
