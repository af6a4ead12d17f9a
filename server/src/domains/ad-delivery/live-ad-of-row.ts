import type { Targeting } from '@tessera/contracts/ads/targeting'
import { markOf } from './ad-trail.ts'
import { derivedBid, reservePrice, weightOf } from './auction.ts'
import { currencyScale } from './currency-scale.ts'
import { dayBudget } from './day-budget.ts'
import { dayInZone, daysFrom, isTimeZone } from './day-in-zone.ts'
import { type LiveAdRow, targetingOf } from './find-live-ads.ts'
import type { Aim, LiveAd } from './live-ad.ts'
import { auctionShare, pressure, type Spending, shareOfDay } from './pacing.ts'
import { type TopicsOfStem, topicsIn } from './pin-topics.ts'
import type { AdCounts } from './quality.ts'

const setOf = <Item>(items: readonly Item[] | undefined): ReadonlySet<Item> | null =>
  items === undefined ? null : new Set(items)

const aimOf = (targeting: Targeting): Aim => ({
  ages: setOf(targeting.AGE_BUCKET),
  genders: setOf(targeting.GENDER),
  apps: setOf(targeting.APPTYPE),
  interests: setOf(targeting.INTEREST),
  countries: setOf(targeting.LOCATION?.split('+')),
})

interface Run {
  readonly startsAt: number
  readonly endsAt: number
}

/** What an ad may spend today and has spent, and how much of its day is over. */
function paceOf(row: LiveAdRow, run: Run, now: number) {
  const today = dayInZone(row.timeZone, now)
  const spentToday = row.latestDay === today.day ? row.latestMicro : 0
  const budgetMicro = dayBudget(row, {
    spentBeforeMicro: row.spentMicro - spentToday,
    daysBegun: daysFrom(dayInZone(row.timeZone, run.startsAt).day, today.day),
  })
  const spending: Spending = { budgetMicro, spentMicro: spentToday }
  return { spending, dayShare: shareOfDay(today, run, now) }
}

/**
 * Returns the ad of a row, with its pace and bid of this moment; undefined when it can't run: its
 * budget of the day is spent, its bid is below the reserve price, or its account is in a currency or
 * time zone that the service doesn't know.
 */
export function liveAdOf(
  row: LiveAdRow,
  about: { readonly now: number; readonly counts: AdCounts; readonly topics: TopicsOfStem },
): LiveAd | undefined {
  const { now, counts } = about
  const targeting = targetingOf(row.targeting)
  const scaleMicro = currencyScale(row.currency)
  if (targeting === undefined || scaleMicro === undefined) return undefined
  if (!isTimeZone(row.timeZone)) return undefined
  const run = {
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt?.getTime() ?? Number.POSITIVE_INFINITY,
  }
  const { spending, dayShare } = paceOf(row, run, now)
  const share = auctionShare(dayShare, spending)
  const reserveMicro = reservePrice(row.billed, scaleMicro)
  const derived = () =>
    Math.max(
      reserveMicro,
      derivedBid(row.billed, spending.budgetMicro, pressure(dayShare, spending)),
    )
  const bidMicro = row.bidMicro ?? derived()
  if (share <= 0 || bidMicro < reserveMicro) return undefined
  const weight = weightOf(row.billed, { counts, scaleMicro })
  const stems = new Set(row.stems.split(' ').filter((stem) => stem !== ''))
  return {
    id: row.id,
    mark: markOf(row.id),
    ...{ pinId: row.pinId, originId: row.originId },
    ...{ advertiserId: row.advertiserId, ownerId: row.ownerId },
    promotedBy: row.name.trim() === '' ? row.businessName : row.name,
    aim: aimOf(targeting),
    isAutomatic: row.isAutomatic,
    stems,
    topics: topicsIn(stems, about.topics),
    billed: row.billed,
    ...run,
    ...{ share, bidMicro, reserveMicro, weight },
    score: bidMicro * weight,
  }
}
