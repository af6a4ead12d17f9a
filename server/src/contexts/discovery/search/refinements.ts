import type { Refinement } from '@tessera/contracts/entities/search'
import { limits } from '@tessera/contracts/limits'
import { type Narrowing, narrowingOf, refinementId } from '@tessera/contracts/refinement-id'
import { nameIn, type Spoken } from '../kinds/word-groups.ts'
import { priceBandLabel } from './price-band.ts'

/** A property of a pin that a search can be refined by. */
export interface Facet {
  readonly narrowing: Narrowing
  readonly label: string
  /** The group of facets that it is one of; each group gets a few places. */
  readonly group: 'word' | 'color' | 'shop' | 'price'
}

/** One of the best pins of a search. */
export interface TopPin {
  readonly facets: readonly Facet[]
  readonly color: string
  readonly imageUrl: string
}

/** The min and max share of the best pins that must have a refinement. */
const shareMin = 0.04
const shareMax = 0.8
const pinsMin = 2
/** The max number of refinements of each group. */
const places: Readonly<Record<Facet['group'], number>> = { word: 8, color: 3, shop: 2, price: 3 }

/** A facet and the positions of the best pins that have it. */
interface Offer {
  readonly facet: Facet
  readonly id: string
  readonly pins: readonly number[]
}

function offersOf(pins: readonly TopPin[]): readonly Offer[] {
  const offers = new Map<string, { facet: Facet; id: string; pins: number[] }>()
  for (const [at, { facets }] of pins.entries())
    for (const facet of facets) {
      const id = refinementId(facet.narrowing)
      const offer = offers.get(id) ?? { facet, id, pins: [] }
      if (!offer.pins.includes(at)) offer.pins.push(at)
      offers.set(id, offer)
    }
  return [...offers.values()]
}

/** Words say most about what somebody looks for, so they come before colors, shops and prices. */
const inOrder = (one: Offer, other: Offer): number =>
  Number(other.facet.group === 'word') - Number(one.facet.group === 'word') ||
  other.pins.length - one.pins.length

/** True when a refinement leaves some of the pins, and fewer than all. */
function refinesWell({ pins: { length } }: Offer, all: number): boolean {
  const share = length / Math.max(1, all)
  return length >= pinsMin && length < all && share >= shareMin && share <= shareMax
}

/** Gives each refinement the best of its pins whose picture no other refinement has. */
function picturing(pins: readonly TopPin[]) {
  const used = new Set<string>()
  return (having: readonly number[]): TopPin | undefined => {
    const own = having.flatMap((at) => pins[at] ?? [])
    const best = own.find(({ imageUrl }) => !used.has(imageUrl)) ?? own[0]
    if (best !== undefined) used.add(best.imageUrl)
    return best
  }
}

/**
 * Returns refinements of a search: words first, most pins first, each with the color and picture of a pin
 * of its own, as far as there are some. Selected ones come first. A refinement that no pin or every pin has is left out, and so is one that
 * leaves the same pins as another.
 */
export function refinementsOf(
  pins: readonly TopPin[],
  selected: readonly string[],
  spoken: Spoken = 'en',
): readonly Refinement[] {
  const offers = offersOf(pins)
  const moduleOf = moduleIn(spoken)
  const pictured = picturing(pins)
  const chosen = selected.map((id) => {
    const known = offers.find((offer) => offer.id === id)
    return moduleOf(known?.facet ?? facetFrom(id), pictured(known?.pins ?? [0]), true)
  })
  const seen = new Set<string>()
  const left = { ...places }
  const offered = offers
    .filter((offer) => !selected.includes(offer.id) && refinesWell(offer, pins.length))
    .toSorted(inOrder)
    .filter(({ facet, pins: having }) => {
      const same = having.join()
      if (seen.has(same) || left[facet.group] === 0) return false
      seen.add(same)
      left[facet.group] -= 1
      return true
    })
    .slice(0, Math.max(0, limits.refinements - chosen.length))
    .map(({ facet, pins: having }) => moduleOf(facet, pictured(having), false))
  return [...chosen, ...offered].slice(0, limits.refinements)
}

/** Returns a word as a label. */
export function labelOf(word: string): string {
  // The copy has American spelling; words of the index keep theirs.
  const shown = word === 'grey' ? 'gray' : word
  const [first = ''] = shown
  return first.toUpperCase() + shown.slice(first.length)
}

/** A selected facet that none of the best pins has, by its id alone. */
function facetFrom(id: string): Facet {
  const narrowing = narrowingOf(id)
  const label =
    narrowing.kind === 'price'
      ? priceBandLabel(narrowing)
      : labelOf(narrowing.kind === 'word' ? id : id.slice(id.indexOf(':') + 1))
  return { narrowing, label, group: narrowing.kind }
}

/** Returns the label of a facet in a language. */
function labelIn({ narrowing, label }: Facet, spoken: Spoken): string {
  if (spoken === 'en' || narrowing.kind === 'price' || narrowing.kind === 'shop') return label
  const name = narrowing.kind === 'word' ? narrowing.word : narrowing.color
  const own = nameIn(name, spoken)
  return own === name ? label : labelOf(own)
}

const moduleIn =
  (spoken: Spoken) =>
  (facet: Facet, best: TopPin | undefined, isSelected: boolean): Refinement => ({
    id: refinementId(facet.narrowing),
    label: labelIn(facet, spoken),
    color: best?.color ?? '#808080',
    image_url: best?.imageUrl ?? null,
    is_selected: isSelected,
  })
