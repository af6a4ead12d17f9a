import { budgetSplitCalls } from './budget-calls.ts'
import { planEstimateCalls } from './estimate-calls.ts'
import { mediaPlanCalls } from './plan-calls.ts'
import { recommendationCalls } from './recommendation-calls.ts'

/** Handlers of the calls of suggestions, plans and divided budgets. */
export const adPlanningCalls = [
  ...recommendationCalls,
  ...planEstimateCalls,
  ...mediaPlanCalls,
  ...budgetSplitCalls,
]
