import type { CallerChecks } from '../calls/caller-checks.ts'
import { grantOfToken, takeTokenBudget } from '../contexts/ads/index.ts'
import { memberRefusal } from '../contexts/base/rate-limits/call-budgets.ts'
import { withReservation } from '../contexts/base/upload-quota/upload-quota.ts'
import { isSuspendedToken } from '../contexts/identity/index.ts'

/** The checks of every call's sender. */
export const callerChecks: CallerChecks = {
  grantOfToken,
  takeTokenBudget,
  isSuspendedToken: ({ db }, token) => isSuspendedToken(db, token),
  memberRefusal,
  withReservation,
}
