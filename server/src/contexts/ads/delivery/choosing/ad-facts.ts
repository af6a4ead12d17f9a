import type { Targeting } from '@tessera/contracts/ads/targeting'
import { markOf, thingsOf } from '../../../discovery/index.ts'
import { isTimeZone } from '../../accounts/campaigns/day-in-zone.ts'
import { audiencesIn } from '../audiences/unfit-audiences.ts'
import { currencyScale } from '../bids/currency-scale.ts'
import type { AdKeywords } from '../keywords/ad-keywords.ts'
import { type AdFactsRow, targetingOf } from './find-ad-facts.ts'
import type { Aim, LiveAd } from './live-ad.ts'
import { type TopicsOfStem, topicsIn } from './pin-topics.ts'

/** The facts of an ad that stay the same while it runs. */
export interface AdFacts
  extends Omit<
    LiveAd,
    | 'split'
    | 'startsAt'
    | 'endsAt'
    | 'share'
    | 'bidMicro'
    | 'reserveMicro'
    | 'weight'
    | 'score'
    | 'keywordId'
  > {
  readonly timeZone: string
  readonly scaleMicro: number
}

const setOf = <Item>(items: readonly Item[] | undefined): ReadonlySet<Item> | null =>
  items === undefined ? null : new Set(items)

const aimOf = (targeting: Targeting): Aim => ({
  ages: setOf(targeting.AGE_BUCKET),
  genders: setOf(targeting.GENDER),
  apps: setOf(targeting.APPTYPE),
  interests: setOf(targeting.INTEREST),
  countries: setOf(targeting.LOCATION?.split('+')),
  included: setOf(targeting.AUDIENCE_INCLUDE),
  excluded: setOf(targeting.AUDIENCE_EXCLUDE),
})

/**
 * Returns the facts of an ad; null when it can't run, because its account is in a currency or a time
 * zone that the service doesn't know, or because its audiences leave too few people.
 */
export function adFactsOf(
  row: AdFactsRow,
  known: TopicsOfStem,
  keywords: AdKeywords | null,
): AdFacts | null {
  const targeting = targetingOf(row.targeting)
  const scaleMicro = currencyScale(row.currency)
  if (targeting === undefined || scaleMicro === undefined) return null
  if (!isTimeZone(row.timeZone)) return null
  if (audiencesIn(targeting).length > 0 && row.isWide !== true) return null
  const stems = new Set(row.stems.split(' ').filter((stem) => stem !== ''))
  return {
    id: row.id,
    mark: markOf(row.id),
    pinId: row.pinId,
    originId: row.originId,
    advertiserId: row.advertiserId,
    ownerId: row.ownerId,
    promotedBy: row.name.trim() === '' ? row.businessName : row.name,
    aim: aimOf(targeting),
    isAutomatic: row.isAutomatic,
    stems,
    topics: topicsIn(stems, known),
    things: thingsOf(row),
    billed: row.billed,
    timeZone: row.timeZone,
    scaleMicro,
    keywords,
  }
}
