import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import type { Visit } from '../../../../calls/visit.ts'
import type { PinRow } from '../../../pins/pins/rules.ts'
import { withShown } from './ad-trail.ts'
import type { Delivery } from './delivery.ts'
import { type ListTrail, nextPassed, placed, placesIn } from './list-trail.ts'
import { priceAds } from './price-ads.ts'
import { promotedPinOf } from './serve-ads.ts'

/** The ads of one page of a list. */
export interface PageAds {
  /** Their ideas and those of the pages before, which don't also stand there as usual pins. */
  readonly ideas: ReadonlySet<string>
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
const spare = 2

/** Returns the number of ads that a page leaves room for. */
export const roomFor = (delivery: Delivery, page: PlacedPage): number =>
  Math.min(placesIn(page.place, page.trail, page.size), fittingOf(delivery, page).length)

const fittingOf = ({ candidates }: Delivery, { trail, without }: PlacedPage) =>
  candidates.filter(
    ({ pinId, originId, mark }) =>
      !without.includes(pinId) && !without.includes(originId) && !trail.shown.includes(mark),
  )

function lookedOf(delivery: Delivery, page: PlacedPage) {
  const room = roomFor(delivery, page)
  return room === 0 ? [] : fittingOf(delivery, page).slice(0, room + spare)
}

/** Returns the pins of the ads that may come into the places of a page, for the query of its pins. */
export const promotedPins = (delivery: Delivery, page: PlacedPage): readonly PinId[] =>
  lookedOf(delivery, page).map(({ pinId }) => pinId)

/** Prices the ads for the places of a page, among those whose pins the viewer may see. */
export function adsOfPage(
  { ports }: Pick<Visit, 'ports'>,
  { delivery, page }: { readonly delivery: Delivery; readonly page: PlacedPage },
  rows: ReadonlyMap<PinId, PinRow>,
): PageAds {
  const { candidates, audience } = delivery
  const { place, trail } = page
  const room = roomFor(delivery, page)
  const fitting = fittingOf(delivery, page)
  const looked = lookedOf(delivery, page)
  // Those that weren't looked at make prices all the same.
  const competing = fitting.filter((ad, at) => at >= looked.length || rows.has(ad.pinId))
  const won = priceAds(competing, trail.shown)
    .flatMap((each) => {
      const row = rows.get(each.ad.pinId)
      return row === undefined ? [] : [{ ...each, row }]
    })
    .slice(0, room)
  const promoted = won.map((each) => promotedPinOf(ports, each.row, { ...each, audience, place }))
  const shown = candidates.filter(({ mark }) => trail.shown.includes(mark))
  return {
    ideas: new Set([...won.map(({ ad }) => ad), ...shown].map(({ originId }) => originId)),
    into(usual) {
      const { items, promotedCount } = placed(place, trail, { usual, promoted })
      const marks = won.slice(0, promotedCount).map(({ ad }) => ad.mark)
      const passed = nextPassed(place, trail, items.length)
      return { pins: items, trail: { ...withShown(trail, marks), passed } }
    },
  }
}
