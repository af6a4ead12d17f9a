import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId } from '@tessera/contracts/ids'
import type { PinRow } from '../../pins/index.ts'
import { type ListTrail, nextPassed, placed, placesBefore, placesIn } from './list-trail.ts'
import type { ListPromotion } from './port.ts'
import { withShown } from './promoted-trail.ts'

/** The promoted pins of one page of a list. */
export interface PagePromotion {
  /** Their ideas and those of the pages before, which don't also stand there as usual pins. */
  readonly ideas: ReadonlySet<string>
  /** Puts them among the usual pins; returns what the list remembers for its next page. */
  into(usual: readonly Pin[]): { readonly pins: readonly Pin[]; readonly trail: ListTrail }
}

/** A page of a list that promoted pins may stand in. */
export interface PromotablePage {
  readonly place: AdPlace
  readonly trail: ListTrail
  readonly size: number
  /** Ideas that are on the page already, or that it is about. */
  readonly without: readonly PinId[]
}

/** Candidates looked at beyond those that a page has places for: some may not be visible to the viewer. */
const spare = 2

/** Returns the number of promoted pins that a page leaves room for. */
export const roomFor = (promotion: ListPromotion, page: PromotablePage): number =>
  Math.min(placesIn(page.place, page.trail, page.size), fittingOf(promotion, page).length)

const fittingOf = ({ candidates }: ListPromotion, { trail, without }: PromotablePage) =>
  candidates.filter(
    ({ pinId, originId, mark }) =>
      !without.includes(pinId) && !without.includes(originId) && !trail.shown.includes(mark),
  )

/**
 * Returns a page whose few fitting ideas are not promoted: as a promoted pin, the only cutting board would
 * stand below teapots in a search for cutting boards.
 */
export function besideOwn(page: PromotablePage, fitting: readonly PinId[]): PromotablePage {
  const isFew = fitting.length <= placesBefore(page.place, page.trail)
  return isFew ? { ...page, without: [...page.without, ...fitting] } : page
}

function lookedOf(promotion: ListPromotion, page: PromotablePage) {
  const room = roomFor(promotion, page)
  return room === 0 ? [] : fittingOf(promotion, page).slice(0, room + spare)
}

/** Returns the pins that may come into the promoted places of a page, for the query of its pins. */
export const promotedPins = (promotion: ListPromotion, page: PromotablePage): readonly PinId[] =>
  lookedOf(promotion, page).map(({ pinId }) => pinId)

/** Returns the promoted pins of a page, among those that the viewer may see. */
export function promotedOnPage(
  promotion: ListPromotion,
  page: PromotablePage,
  rows: ReadonlyMap<PinId, PinRow>,
): PagePromotion {
  const { place, trail } = page
  const room = roomFor(promotion, page)
  const looked = new Set(lookedOf(promotion, page))
  // Candidates that weren't looked at make prices too.
  const competing = new Set(
    fittingOf(promotion, page).filter((each) => !looked.has(each) || rows.has(each.pinId)),
  )
  const won = promotion
    .winners({ competes: (candidate) => competing.has(candidate), shown: trail.shown })
    .flatMap((each) => {
      const row = rows.get(each.promoted.pinId)
      return row === undefined ? [] : [{ ...each, row }]
    })
    .slice(0, room)
  const promoted = won.map(({ pinIn, row }) => pinIn(row, place))
  const shown = promotion.candidates.filter(({ mark }) => trail.shown.includes(mark))
  return {
    ideas: new Set([...won.map((each) => each.promoted), ...shown].map(({ originId }) => originId)),
    into(usual) {
      const { items, promotedCount } = placed(place, trail, { usual, promoted })
      const marks = won.slice(0, promotedCount).map((each) => each.promoted.mark)
      const passed = nextPassed(place, trail, items.length)
      return { pins: items, trail: { ...withShown(trail, marks), passed } }
    },
  }
}
