import { microPerCoin } from '@tessera/contracts/ads/micro'
import type { Objective } from '@tessera/contracts/ads/objectives'
import type { BudgetSplit, KeepsBudget, SplitCampaign } from '@tessera/contracts/calls/budget-split'
import type { CampaignId } from '@tessera/contracts/ids'
import {
  type CampaignDay,
  type Change,
  type Curve,
  changeBetween,
  curveDaysMin,
  curveThrough,
} from './response-curve.ts'
import { splitTotal } from './split-budget.ts'

/** A campaign that runs, with its days. */
export interface RunningCampaign {
  readonly id: CampaignId
  readonly name: string
  readonly objective: Objective
  readonly presentMicro: number
  readonly days: readonly CampaignDay[]
}

/** The bounds that are requested for a campaign's budget. */
export interface AskedBounds {
  readonly min_micro?: number | undefined
  readonly max_micro?: number | undefined
  readonly is_kept: boolean
}

/** The facts that a division is made of. */
export interface DivisionFacts {
  readonly currency: string
  /** The least daily budget of a campaign. */
  readonly minDailyMicro: number
  /** By default what the campaigns have now. */
  readonly totalMicro: number | undefined
  readonly campaigns: readonly RunningCampaign[]
  readonly asked: ReadonlyMap<string, AskedBounds>
}

/** A campaign that spent a smaller share of its budget isn't given more. */
const spentShareMin = 0.6

interface Judged extends RunningCampaign {
  readonly curve: Curve | undefined
  readonly keeps: KeepsBudget | null
  readonly isUnspent: boolean
  readonly minMicro: number
  readonly maxMicro: number
}

function keepsOf(days: readonly CampaignDay[], curve: Curve | undefined, isKept: boolean) {
  if (isKept) return 'chosen'
  if (curve !== undefined) return null
  const spent = days.filter(({ spendMicro }) => spendMicro > 0)
  return spent.length < curveDaysMin ? 'few-days' : 'few-results'
}

/** Half to twice the present budget is as far as its days say anything. */
function judge(campaign: RunningCampaign, facts: DivisionFacts): Judged {
  const { id, days, presentMicro } = campaign
  const { min_micro, max_micro, is_kept: isKept = false } = facts.asked.get(id) ?? {}
  const curve = curveThrough(days)
  const keeps = keepsOf(days, curve, isKept)
  const isUnspent = curve !== undefined && curve.spend < presentMicro * spentShareMin
  const coin = microPerCoin(facts.currency)
  const toCoins = (micro: number) => Math.round(micro / coin) * coin
  const half = Math.max(facts.minDailyMicro, toCoins(presentMicro / 2))
  const min = min_micro ?? Math.min(presentMicro, half)
  const max = max_micro ?? (isUnspent ? presentMicro : presentMicro * 2)
  const [minMicro, maxMicro] =
    keeps === null ? [min, Math.max(min, max)] : [presentMicro, presentMicro]
  return { ...campaign, curve, keeps, isUnspent, minMicro, maxMicro }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/**
 * Divides in coins; what is less than a coin goes to the first campaign that it fits in, so that the
 * parts sum to the total to the last millionth.
 */
function dividedAmong(
  judged: readonly Judged[],
  totalMicro: number,
  coin: number,
): ReadonlyMap<string, number> | undefined {
  const kept = judged.filter(({ keeps }) => keeps !== null)
  const free = judged.flatMap((each) =>
    each.keeps === null && each.curve !== undefined ? [{ ...each, curve: each.curve }] : [],
  )
  const left = totalMicro - sumOf(kept.map(({ presentMicro }) => presentMicro))
  const fixed = kept.map(({ id, presentMicro }) => [id, presentMicro] as const)
  const rest = ((left % coin) + coin) % coin
  const parts = free.map(({ id, curve, presentMicro, minMicro, maxMicro }) => ({
    id,
    // A curve by the budget: the share of it that is spent is taken to stay.
    curve: { ...curve, spend: Math.max(curve.spend, presentMicro) / coin },
    min: Math.ceil(minMicro / coin),
    max: Math.floor(maxMicro / coin),
  }))
  const split = splitTotal(parts, (left - rest) / coin)
  if (split === undefined) return undefined
  const amounts = new Map(free.map(({ id }) => [id, (split.get(id) ?? 0) * coin] as const))
  const taker = free.find(({ id, maxMicro }) => (amounts.get(id) ?? 0) + rest <= maxMicro)
  if (rest > 0 && taker === undefined) return undefined
  if (taker !== undefined) amounts.set(taker.id, (amounts.get(taker.id) ?? 0) + rest)
  return new Map([...fixed, ...amounts])
}

/** Spending is taken to stay the share of the budget that it was. */
function changeOf(campaign: Judged, proposed: number | undefined): Change | null {
  const { curve, presentMicro } = campaign
  if (curve === undefined || proposed === undefined || proposed === presentMicro) return null
  const used = Math.min(1, curve.spend / presentMicro)
  return changeBetween(curve, presentMicro * used, proposed * used)
}

function shown(campaign: Judged, proposed: number | undefined): SplitCampaign {
  const { id, name, objective, presentMicro, curve, days } = campaign
  const spent = days.filter(({ spendMicro }) => spendMicro > 0)
  return {
    campaign_id: id,
    name,
    objective,
    present_micro: presentMicro,
    proposed_micro: proposed ?? null,
    min_micro: campaign.minMicro,
    max_micro: campaign.maxMicro,
    days: spent.length,
    spend_micro: sumOf(spent.map(({ spendMicro }) => spendMicro)),
    results: sumOf(spent.map(({ results }) => results)),
    curve:
      curve === undefined
        ? null
        : {
            spend_micro: curve.spend,
            at_present: curve.atPresent,
            exponent: curve.exponent,
            exponent_low: curve.exponentLow,
            exponent_high: curve.exponentHigh,
          },
    keeps: campaign.keeps,
    is_unspent: campaign.isUnspent,
    change: changeOf(campaign, proposed),
  }
}

/**
 * The changes of independent campaigns: the likely ones add, and their distances to the bounds add as
 * squares.
 */
function changeInAll(changes: readonly Change[]): Change {
  const mid = sumOf(changes.map((change) => change.mid))
  const distance = (of: (change: Change) => number) =>
    Math.sqrt(sumOf(changes.map((change) => of(change) ** 2)))
  return {
    low: mid - distance((change) => change.mid - change.low),
    mid,
    high: mid + distance((change) => change.high - change.mid),
  }
}

type Division = Omit<BudgetSplit, 'from' | 'to' | 'currency' | 'goal'>

/** Returns how a daily budget is divided among campaigns, and what that changes. */
export function divisionOf(facts: DivisionFacts): Division {
  const judged = facts.campaigns.map((campaign) => judge(campaign, facts))
  const total = facts.totalMicro ?? sumOf(judged.map(({ presentMicro }) => presentMicro))
  const split = dividedAmong(judged, total, microPerCoin(facts.currency))
  const campaigns = judged.map((campaign) => shown(campaign, split?.get(campaign.id)))
  return {
    total_micro: total,
    least_micro: sumOf(judged.map(({ minMicro }) => minMicro)),
    most_micro: sumOf(judged.map(({ maxMicro }) => maxMicro)),
    campaigns,
    change:
      split === undefined ? null : changeInAll(campaigns.flatMap(({ change }) => change ?? [])),
  }
}
