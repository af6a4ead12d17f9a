import type { VitalDevice } from '@tessera/contracts/calls/vitals'
import type { VitalMetric } from '@tessera/contracts/vital-metrics'
import {
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../../../platform/database/define-tables.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { keptForChosenDays, serviceRows } from '../../base/table-facts/table-facts.ts'

/** Counts of a day's page views with a figure in a bucket. No row is about a person. */
export const vitals = pgTable(
  'vitals',
  {
    day: date({ mode: 'string' }).notNull(),
    module: text().notNull(),
    page: text().notNull(),
    metric: text().$type<VitalMetric>().notNull(),
    device: text().$type<VitalDevice>().notNull(),
    /** The id of the module's build. */
    build: text().notNull(),
    /** The id of the shell's build; empty for a shell without one. */
    shell: text().notNull(),
    /** The bucket of `bucketOf`. */
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  ({ day, module, page, metric, device, build, shell, bucket }) => [
    primaryKey({
      name: 'vitals_key',
      columns: [day, module, page, metric, device, build, shell, bucket],
    }),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const vitalTables = [
  serviceRows(vitals, keptForChosenDays(retentions.vitals, 'sweep-vitals')),
]
