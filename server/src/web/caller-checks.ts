import type { CallerChecks } from '../calls/caller-checks.ts'
import { grantOfToken, takeTokenBudget } from '../contexts/ads/index.ts'
import { memberRefusal } from '../contexts/base/rate-limits/call-budgets.ts'
import { withReservation } from '../contexts/base/upload-quota/upload-quota.ts'

/** The checks of every call's sender. */
export const callerChecks: CallerChecks = {
  grantOfToken,
  takeTokenBudget,
  memberRefusal,
  withReservation,
}
