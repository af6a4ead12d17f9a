import { allTables } from '../../contexts/all-tables.ts'
import { placements } from './placements.ts'
import { planPlacements } from './plan-placements.ts'
import { shapeOf } from './table-shape.ts'

export { applyPlan, machinesOf, placedIn } from './cluster.ts'
export type { Plan, Planned } from './plan-placements.ts'

/** The plan of the tables of this version. */
export const plannedHere = planPlacements(
  allTables.map(({ table }) => shapeOf(table)),
  placements,
)

/** True for a table that can lie at its place on several machines now. */
export const isReady = ({ how, hindrances }: (typeof plannedHere.tables)[number]): boolean =>
  how !== 'one machine' && hindrances.length === 0
