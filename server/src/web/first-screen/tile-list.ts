import type { Pin } from '@tessera/contracts/entities/pin'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { priceText } from '@tessera/contracts/price-text'
import { element, joined, type Markup, voidElement } from '../../documents/markup.ts'
import { pictureOf } from '../picture-of.ts'
import type { FirstScreenReader } from './reader.ts'

/**
 * Most tiles of a first screen: three rows of five, as a large screen shows. A visitor's document has two
 * rows, because it fits into the first ten packets of a connection.
 */
const mostTiles = { visitor: 10, member: 15 } as const
/**
 * The pictures that load first, the first row of a phone, and those that load at once. The others wait until
 * they're near.
 */
const firstPictures = 2
const soonPictures = 6

const words = defineTexts({
  untitled: 'Pin by {name}',
  savedBy: 'Saved by {name}',
  promotedBy: 'Promoted by {name}',
  sensitive: 'May be sensitive',
})

type Named = Pick<Pin, 'title' | 'creator' | 'pinner'>

/** Returns the name below a pin: its creator's, or who saved it. */
const whoseName = (
  { creator, pinner }: Named,
  { language }: Pick<FirstScreenReader, 'language'>,
): string => creator?.full_name ?? words(language).savedBy({ name: pinner.full_name })

/** Returns a pin's name as the page says it: its title, or a name with its creator. */
export function shownName(pin: Named, reader: Pick<FirstScreenReader, 'language'>): string {
  if (pin.title !== '') return pin.title
  const { creator } = pin
  return creator === null
    ? whoseName(pin, reader)
    : words(reader.language).untitled({ name: creator.full_name })
}

/** Names the person of a pin, its price, and who pays for it. */
function whoOf(pin: Pin, reader: FirstScreenReader): Markup {
  const price = pin.price === null ? undefined : priceText(pin.price, reader.language.locale)
  const paid = words(reader.language).promotedBy({ name: pin.promoted_by ?? '' })
  return joined(
    element('bdi', {}, pin.is_promoted ? paid : whoseName(pin, reader)),
    ...(price === undefined ? [] : [' · ', element('bdi', { class: 'd-price' }, price)]),
  )
}

function pictureAt(pin: Pin, index: number): Markup {
  const { srcset, sizes } = pictureOf(pin)
  const { width, height } = pin.images.orig
  return voidElement('img', {
    alt: '',
    width: String(width),
    height: String(height),
    fetchpriority: index < firstPictures ? 'high' : undefined,
    loading: index < soonPictures ? undefined : 'lazy',
    sizes,
    srcset,
    src: pin.images['736x'].url,
  })
}

function tileAt(pin: Pin, index: number, reader: FirstScreenReader): Markup {
  const href = paths.pin.to({ pinId: pin.id }, { ad: pin.tracking_params ?? undefined })
  return element(
    'li',
    {},
    element(
      'a',
      { href },
      element(
        'span',
        { class: 'd-picture', 'data-color': pin.dominant_color },
        pictureAt(pin, index),
        ...(pin.sensitive === null
          ? []
          : [element('span', { class: 'd-warning' }, words(reader.language).sensitive())]),
      ),
      element(
        'span',
        { class: 'd-caption' },
        element('span', { dir: 'auto' }, shownName(pin, reader)),
        element('span', { class: 'd-who' }, whoOf(pin, reader)),
      ),
    ),
  )
}

/** Draws the first tiles of a list as links. They stand in columns until the script places them. */
export const tileList = (pins: readonly Pin[], label: string, reader: FirstScreenReader): Markup =>
  element(
    'ul',
    { 'aria-label': label, class: 'd-tiles' },
    ...pins
      .slice(0, mostTiles[reader.viewer === null ? 'visitor' : 'member'])
      .map((pin, index) => tileAt(pin, index, reader)),
  )
