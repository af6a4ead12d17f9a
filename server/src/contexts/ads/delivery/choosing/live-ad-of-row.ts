import { daysBetween } from '@tessera/contracts/calendar-days'
import { dayBudget } from '../../accounts/campaigns/day-budget.ts'
import { dayInZone, type ZoneDay } from '../../accounts/campaigns/day-in-zone.ts'
import type { Split } from '../../accounts/splits/split.ts'
import { derivedBid, reservePrice, weightOf } from '../bids/auction.ts'
import type { AdCounts } from '../bids/quality.ts'
import type { AdFacts } from './ad-facts.ts'
import type { LiveAdRow } from './find-live-ads.ts'
import type { LiveAd } from './live-ad.ts'
import { auctionShare, pressure, type Spending, shareOfDay } from './pacing.ts'

/** What the pace and the score of an ad depend on, beside its row. */
export interface AtMoment {
  readonly now: number
  /** The day of this moment in the time zone of the account. */
  readonly today: ZoneDay
  readonly counts: AdCounts
  readonly split: Split | null
}

interface Run {
  readonly startsAt: number
  readonly endsAt: number
}

/** What an ad may spend today and has spent, and how much of its day is over. */
function paceOf(row: LiveAdRow, { timeZone }: AdFacts, run: Run, { now, today }: AtMoment) {
  const spentToday = row.latestDay === today.day ? row.latestMicro : 0
  const daysBegun = row.isFlexible
    ? daysBetween(dayInZone(timeZone, run.startsAt).day, today.day)
    : 1
  const spentBeforeMicro = row.spentMicro - spentToday
  const budgetMicro = dayBudget(row, { spentBeforeMicro, daysBegun })
  const spending: Spending = { budgetMicro, spentMicro: spentToday }
  return { spending, dayShare: shareOfDay(today, run, now) }
}

/**
 * Returns a live ad with its pace and bid of a moment; undefined when the budget of its day is spent, or
 * its bid is below the reserve price.
 */
export function liveAdOf(row: LiveAdRow, facts: AdFacts, moment: AtMoment): LiveAd | undefined {
  const { billed, scaleMicro } = facts
  const run = {
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt?.getTime() ?? Number.POSITIVE_INFINITY,
  }
  const { spending, dayShare } = paceOf(row, facts, run, moment)
  const share = auctionShare(dayShare, spending)
  const reserveMicro = reservePrice(billed, scaleMicro)
  const derived = () => {
    const bid = derivedBid(billed, spending.budgetMicro, pressure(dayShare, spending))
    return Math.max(reserveMicro, bid)
  }
  const bidMicro = row.bidMicro ?? derived()
  if (share <= 0 || bidMicro < reserveMicro) return undefined
  const weight = weightOf(billed, { counts: moment.counts, scaleMicro })
  return {
    ...facts,
    ...run,
    split: moment.split,
    share,
    bidMicro,
    reserveMicro,
    weight,
    score: bidMicro * weight,
    keywordId: null,
  }
}
