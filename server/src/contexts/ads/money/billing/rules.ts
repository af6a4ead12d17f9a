import { microPerCoin } from '@tessera/contracts/ads/micro'
import type { BillingHold, BillingMode } from '@tessera/contracts/calls/billing'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { LedgerAccount } from '../ledger/tables.ts'

/** The payment mode of an ad account, as stored. */
export interface BillingFacts {
  readonly mode: BillingMode
  readonly leftMicro: number
  readonly thresholdMicro: number
}

/** The account of the ledger that holds what an ad account has or owes. */
export const ledgerAccountOf = (mode: BillingMode): LedgerAccount =>
  mode === 'prepaid' ? 'prepaid' : 'owed'

/** The most that an ad account may owe: nothing when it pays ahead. */
export const limitOf = ({ mode, thresholdMicro }: Omit<BillingFacts, 'leftMicro'>): number =>
  mode === 'prepaid' ? 0 : thresholdMicro * limits.billingDebtFactor

/** The amount that an ad account owes; below zero when it paid more than it spent. */
export const owedOf = (facts: BillingFacts): number => limitOf(facts) - facts.leftMicro

/** Returns an amount without what is less than a coin. */
export const wholeCoins = (micro: number, currency: string): number =>
  micro - (micro % microPerCoin(currency))

/** Returns the tax on an amount, rounded half up to coins. Rates are in hundredths of a percent. */
export function taxOf(amountMicro: number, rate: number, currency: string): number {
  const coin = microPerCoin(currency)
  return Math.round((Math.round(amountMicro / coin) * rate) / 10_000) * coin
}

/** Returns the wait before a failed charge is tried again. */
export const waitAfter = (failures: number): number =>
  Math.min(timings.chargeBackOff * 2 ** Math.max(0, failures - 1), timings.chargeBackOffMax)

/** Returns the month that it is in a time zone, as '2026-11'. */
export const monthIn = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' }).format(now)

/** The facts that decide whether the payments of an ad account let its ads run. */
export interface Standing {
  readonly mode: BillingMode
  readonly leftMicro: number
  readonly methods: number
  readonly disputes: number
  readonly failures: number
}

/** Returns why ads don't run; nothing when they may. */
export function holdsOf(standing: Standing): BillingHold[] {
  const { mode, leftMicro, methods, disputes, failures } = standing
  const isWithout = methods === 0 && (mode === 'threshold' || leftMicro <= 0)
  return [
    ...(isWithout ? (['method-needed'] as const) : []),
    ...(failures > 0 ? (['payment-failed'] as const) : []),
    ...(disputes > 0 ? (['disputed'] as const) : []),
  ]
}

/** The facts that decide whether an ad account is charged now. */
export interface ChargeFacts extends BillingFacts {
  readonly currency: string
  readonly failures: number
  readonly nextAttemptAt: Date | null
  readonly chargedMonth: string
  readonly month: string
}

/** Returns what is charged by itself now: 0 when nothing is due. */
export function dueOf(facts: ChargeFacts, now: Date): number {
  if (facts.mode === 'prepaid') return 0
  const owed = Math.max(0, owedOf(facts))
  const isTime =
    facts.failures > 0
      ? facts.nextAttemptAt !== null && facts.nextAttemptAt <= now
      : owed >= facts.thresholdMicro || facts.month > facts.chargedMonth
  return isTime ? wholeCoins(owed, facts.currency) : 0
}
