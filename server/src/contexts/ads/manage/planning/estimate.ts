import type { Billed } from '@tessera/contracts/ads/objectives'
import { type Reach, roundedReach } from '@tessera/contracts/ads/reach'
import type { PlanOutcome } from '@tessera/contracts/calls/media-plans'
import { limits } from '@tessera/contracts/limits'
import type { Market, Range } from './market.ts'

/** The facts that an estimate is made of. */
export interface EstimateFacts {
  readonly dailyBudgetMicro: number
  readonly days: number
  readonly billed: Billed
  /** The people who match, rounded, so that no estimate tells the exact number. */
  readonly people: Reach
  readonly market: Pick<Market, 'price' | 'clickRate'>
}

/** A rate of 0 was observed on few clicks; nothing is divided by it. */
const rateMin = 0.0001

/**
 * Returns how many of some people see at least one of so many impressions, which fall on them by
 * chance: people × (1 − e^(−impressions ÷ people)). Each further impression reaches fewer new ones.
 */
export const reachedBy = (impressions: number, people: number): number =>
  people <= 0 ? 0 : people * -Math.expm1(-impressions / people)

/** Returns the most impressions that people may see: each ad has a limit for a person and a day. */
const capacityOf = (people: number, days: number): number => people * limits.adViewsDaily * days

const whole = ({ low, high }: Range): Range => ({ low: Math.floor(low), high: Math.ceil(high) })

const ordered = (one: number, other: number): Range => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
})

interface Events {
  readonly impressions: Range
  readonly clicks: Range
  /** The most events that are paid for. */
  readonly most: Range
}

function eventsOf(facts: EstimateFacts, total: number): Events {
  const { billed, people, market, days } = facts
  const price = { low: Math.max(1, market.price.low), high: Math.max(1, market.price.high) }
  const rate = {
    low: Math.max(rateMin, market.clickRate.low),
    high: Math.max(rateMin, market.clickRate.high),
  }
  const seen = { low: capacityOf(people.low, days), high: capacityOf(people.high, days) }
  const paid = { low: total / price.high, high: total / price.low }
  if (billed === 'impression') {
    const impressions = {
      low: Math.min(seen.low, paid.low),
      high: Math.min(seen.high, paid.high),
    }
    const clicks = { low: impressions.low * rate.low, high: impressions.high * rate.high }
    return { impressions, clicks, most: seen }
  }
  const most = { low: seen.low * rate.low, high: seen.high * rate.high }
  const clicks = { low: Math.min(most.low, paid.low), high: Math.min(most.high, paid.high) }
  const impressions = {
    low: Math.min(seen.low, clicks.low / rate.high),
    high: Math.min(seen.high, clicks.high / rate.low),
  }
  return { impressions, clicks, most }
}

function frequencyOf(impressions: Range, people: Reach, days: number): Range {
  const by = (shown: number, among: number) => {
    const reached = reachedBy(shown, among)
    const often = reached === 0 ? 0 : shown / reached
    return Math.round(Math.min(often, limits.adViewsDaily * days) * 10) / 10
  }
  return ordered(by(impressions.low, people.high), by(impressions.high, Math.max(people.low, 1)))
}

/** Returns what a daily budget brings over all days, as ranges. */
export function outcomeOf(facts: EstimateFacts): PlanOutcome {
  const { dailyBudgetMicro, days, people, market } = facts
  const total = dailyBudgetMicro * days
  const { impressions, clicks, most } = eventsOf(facts, total)
  const cost = {
    low: Math.min(total, most.low * Math.max(1, market.price.low)),
    high: Math.min(total, most.high * Math.max(1, market.price.high)),
  }
  const reached = {
    low: reachedBy(impressions.low, people.low),
    high: reachedBy(impressions.high, people.high),
  }
  return {
    daily_budget_micro: dailyBudgetMicro,
    cost_micro: whole(cost),
    impressions: whole(impressions),
    clicks: whole(clicks),
    reached: roundedReach(reached) ?? null,
    frequency: frequencyOf(impressions, people, days),
  }
}

/** The steps of a curve: each a quarter of the budget, up to three times the budget. */
const [steps, quarters] = [12, 4]

/** Returns what budgets up to three times the plan's would bring, in equal steps. */
export const curveOf = (facts: EstimateFacts): PlanOutcome[] =>
  Array.from({ length: steps }, (_, at) =>
    outcomeOf({
      ...facts,
      dailyBudgetMicro: Math.max(1, Math.round((facts.dailyBudgetMicro * (at + 1)) / quarters)),
    }),
  )
