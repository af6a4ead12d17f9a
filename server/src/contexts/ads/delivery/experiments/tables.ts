import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
} from '../../../../platform/database/define-tables.ts'
import { anyId, moment, userId } from '../../../base/columns.ts'
import { keptUntil, memberRows } from '../../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../../base/table-facts/why-left-out.ts'
import { users } from '../../../identity/index.ts'
import { adExperiments } from '../../accounts/splits/tables.ts'

/**
 * Members who saw an ad of an experiment while it ran, and when they first did what it measures. Kept
 * until they are summed up.
 */
export const adExperimentPeople = pgTable(
  'ad_experiment_people',
  {
    experimentId: anyId('experiment_id')
      .notNull()
      .references(() => adExperiments.id, { onDelete: 'cascade' }),
    viewerId: userId('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    arm: integer().notNull(),
    reachedAt: moment('reached_at').notNull(),
    actedAt: moment('acted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.experimentId, table.viewerId] }),
    index('ad_experiment_people_viewer').on(table.viewerId),
  ],
)

/** The people of ended experiments, summed up by arm and by the day that they were first reached. */
export const adExperimentDays = pgTable(
  'ad_experiment_days',
  {
    experimentId: anyId('experiment_id')
      .notNull()
      .references(() => adExperiments.id, { onDelete: 'cascade' }),
    arm: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    people: integer().notNull(),
    acted: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.arm, table.day] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const experimentTables = [
  memberRows(adExperimentPeople, {
    owner: 'viewerId',
    file: 'adExperiments',
    kept: keptUntil('the experiment is summed up, days after its end', 'sum-ad-experiments'),
  }),
  memberRows(adExperimentDays, { owner: 'experimentId', leftOut: whyLeftOut.figures }),
]
