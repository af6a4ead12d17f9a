import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import type { Visit } from '../../calls/visit.ts'
import { withShown } from './ad-trail.ts'
import type { Delivery } from './delivery.ts'
import { findPromotedRows } from './find-promoted-rows.ts'
import { type ListTrail, nextPassed, placed, placesIn } from './list-trail.ts'
import { priceAds } from './price-ads.ts'
import { promotedPinOf } from './serve-ads.ts'

/** The ads of one page of a list. */
export interface PageAds {
  /** Their ideas and those of the pages before, which don't also stand there as usual pins. */
  readonly ideas: ReadonlySet<string>
  readonly count: number
  /** Puts them among the usual pins; returns what the list remembers for its next page. */
  into(usual: readonly Pin[]): { readonly pins: readonly Pin[]; readonly trail: ListTrail }
}

/** A page of a list that ads may stand in. */
export interface PlacedPage {
  readonly place: AdPlace
  readonly trail: ListTrail
  readonly size: number
  /** Ideas that are on the page already, or that it is about. */
  readonly without: readonly PinId[]
}

/** Ads looked at beyond those that a page has places for: some may not be visible to the viewer. */
const spare = 4

/** Prices the ads for the places of a page and loads their pins. */
export async function adsOfPage(
  visit: Visit,
  { candidates, audience }: Delivery,
  { place, trail, size, without }: PlacedPage,
): Promise<PageAds> {
  const places = placesIn(place, trail, size)
  const fitting = candidates.filter(
    ({ originId, mark }) => !without.includes(originId) && !trail.shown.includes(mark),
  )
  const looked = places === 0 ? [] : fitting.slice(0, places + spare)
  const rows = await findPromotedRows(
    visit.ports.db,
    audience.viewerId,
    looked.map(({ pinId }) => pinId),
  )
  // Those that weren't looked at make prices all the same.
  const competing = fitting.filter((ad, at) => at >= looked.length || rows.has(ad.pinId))
  const won = priceAds(competing, trail.shown)
    .flatMap((each) => {
      const row = rows.get(each.ad.pinId)
      return row === undefined ? [] : [{ ...each, row }]
    })
    .slice(0, places)
  const promoted = won.map((each) =>
    promotedPinOf(visit.ports, each.row, { ...each, audience, place }),
  )
  return {
    ideas: new Set(
      [
        ...won.map(({ ad }) => ad),
        ...candidates.filter(({ mark }) => trail.shown.includes(mark)),
      ].map(({ originId }) => originId),
    ),
    count: won.length,
    into(usual) {
      const { items, promotedCount } = placed(place, trail, { usual, promoted })
      const marks = won.slice(0, promotedCount).map(({ ad }) => ad.mark)
      const passed = nextPassed(place, trail, items.length)
      return { pins: items, trail: { ...withShown(trail, marks), passed } }
    },
  }
}
