import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { Ports } from '../../../../ports.ts'
import { type PinRow, pinOf } from '../../../pins/index.ts'
import { sealServedAd } from '../../accounts/campaigns/served-ad.ts'
import type { Audience } from './audience.ts'
import type { PricedAd } from './price-ads.ts'

/** Returns a promoted pin as a list shows it, with the sealed token that its events are counted by. */
export function promotedPinOf(
  { secrets, ids, clock }: Pick<Ports, 'secrets' | 'ids' | 'clock'>,
  row: PinRow,
  served: PricedAd & { readonly audience: Audience; readonly place: AdPlace },
): Pin {
  const { ad, priceMicro, audience, place } = served
  const known = audience.isPersonalized
    ? { age: audience.age, gender: audience.gender, country: audience.country }
    : ({ age: null, gender: 'unknown', country: null } as const)
  const search = audience.subject?.search
  const token = sealServedAd(secrets, {
    servedId: ids.next(),
    adId: ad.id,
    viewerId: audience.viewerId,
    place,
    servedAt: clock.now().getTime(),
    priceMicro,
    billed: ad.billed,
    ...known,
    app: audience.app,
    ...(search === undefined ? {} : { search: { query: search.query, keywordId: ad.keywordId } }),
    ...(ad.aim.included === null ? {} : { inAudience: true as const }),
  })
  return {
    ...pinOf(row),
    is_promoted: true,
    promoted_by: ad.promotedBy,
    promoted_is_removable: true,
    tracking_params: token,
  }
}
