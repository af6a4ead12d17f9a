import type { BuildId } from '@tessera/contracts/releases/build-id'
import { index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../../base/columns.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { keptForChosenDays, serviceRows } from '../../base/table-facts/table-facts.ts'

/** The errors of each build, by the place that they come from. No row says who reported it. */
export const moduleErrors = pgTable(
  'module_errors',
  {
    /** The id of fingerprint and build. */
    id: text().primaryKey(),
    module: text().notNull(),
    build: text().$type<BuildId>().notNull(),
    /** Equal for the same error of all builds. */
    fingerprint: text().notNull(),
    code: text().notNull(),
    message: text().notNull(),
    /** The places of the first report's stack, as JSON. */
    frames: text().notNull(),
    /** The places of React's components, as JSON. */
    components: text().notNull(),
    count: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  ({ module, build, lastAt }) => [
    index('module_errors_build').on(module, build),
    index('module_errors_last').on(lastAt),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const telemetryTables = [
  serviceRows(moduleErrors, keptForChosenDays(retentions.errors, 'sweep-module-errors')),
]
