import { AdId, AdvertiserId, PinId, UserId } from '@tessera/contracts/ids'
import { markOf } from '../../../../discovery/promoted/promoted-trail.ts'
import type { Aim, LiveAd } from '../live-ad.ts'

const everybody: Aim = {
  ages: null,
  genders: null,
  apps: null,
  interests: null,
  countries: null,
  included: null,
  excluded: null,
}

/** The fields of an ad that a test sets. */
export type AdOf = Partial<Omit<LiveAd, 'aim'>> & { readonly aim?: Partial<Aim> }

/** Returns an ad for tests, with a number for its ids. */
export function madeAd(number: number, { aim, ...given }: AdOf = {}): LiveAd {
  const { bidMicro = 10_000, weight = 1 } = given
  return {
    id: AdId.parse(String(number)),
    mark: markOf(String(number)),
    pinId: PinId.parse(String(number)),
    originId: PinId.parse(String(number)),
    advertiserId: AdvertiserId.parse(String(number)),
    ownerId: UserId.parse(String(number)),
    promotedBy: `Shop ${number}`,
    isAutomatic: false,
    split: null,
    topics: new Set(),
    stems: new Set(),
    things: new Set(),
    billed: 'impression',
    startsAt: 0,
    endsAt: Number.POSITIVE_INFINITY,
    share: 1,
    reserveMicro: 350,
    keywords: null,
    keywordId: null,
    ...given,
    bidMicro,
    weight,
    score: bidMicro * weight,
    aim: { ...everybody, ...aim },
  }
}
