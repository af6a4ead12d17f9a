import type { CallerChecks } from '../calls/caller-checks.ts'
import { grantOfToken } from '../contexts/ads/accounts/api-tokens/grant.ts'
import { takeTokenBudget } from '../contexts/ads/accounts/api-tokens/token-budget.ts'
import { memberRefusal } from '../contexts/base/rate-limits/call-budgets.ts'
import { withReservation } from '../contexts/base/upload-quota/upload-quota.ts'

/** The checks of every call's sender. */
export const callerChecks: CallerChecks = {
  grantOfToken,
  takeTokenBudget,
  memberRefusal,
  withReservation,
}
