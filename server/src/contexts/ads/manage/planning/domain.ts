import { defineDomain } from '../../../base/define-domain.ts'
import { adPlanningCalls } from './calls.ts'
import { handleAdMarket } from './market-job.ts'
import { handlePlanningSweep } from './sweep-job.ts'
import { planningTables } from './tables.ts'

/** Forecasts, budget advice and media plans. */
export const planningDomain = defineDomain({
  calls: adPlanningCalls,
  jobs: [handleAdMarket, handlePlanningSweep],
  tables: planningTables,
})
