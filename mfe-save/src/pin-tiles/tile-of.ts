import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'
import type { PinTileData } from '@tessera/ui/pin-tile'
import { words } from '../words.ts'
import { priceText } from './price-text.ts'

/** What a pin is called: its title, or whose it is. */
export function pinName({ title, pinner }: Pick<Pin, 'title' | 'pinner'>): string {
  return title === '' ? words.untitledPin({ name: pinner.full_name }) : title
}

/** A pin as the grid shows it. */
export function tileOf(pin: Pin, locale: string): PinTileData {
  const { images, price, pinned_to_board: savedTo } = pin
  const sources = [images['236x'], images['474x'], images['736x']]
  return {
    id: pin.id,
    title: pinName(pin),
    who: pin.pinner.full_name,
    href: paths.pin.to({ pinId: pin.id }),
    image: {
      width: images.orig.width,
      height: images.orig.height,
      color: pin.dominant_color,
      sources: sources.map(({ width, url }) => ({ width, url })),
    },
    ...(price === null ? {} : { price: priceText(price, locale) }),
    ...(savedTo === null ? {} : { savedTo: savedTo.name }),
  }
}
