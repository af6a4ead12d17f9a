import type { Pin } from '@tessera/contracts/entities/pin'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { clockText } from './clock-text.ts'
import { priceText } from './price-text.ts'

const words = defineMessages({ untitled: 'Pin by {name}', promoted: 'Promoted' })

/** What a grid needs to show a pin, as plain data. */
export interface PinTile {
  id: string
  title: string
  who: string
  href: string
  image: {
    width: number
    height: number
    color: string
    sources: { width: number; url: string }[]
  }
  price?: string
  duration?: string
  promoted?: string
  savedTo?: string
}

/** What a pin is called: its title, or whose it is. */
export function pinName({ title, pinner }: Pick<Pin, 'title' | 'pinner'>): string {
  return title === '' ? words.untitled({ name: pinner.full_name }) : title
}

/** A pin as the grid shows it, the same wherever it is shown. */
export function tileOf(pin: Pin, locale: string): PinTile {
  const { images, price, pinned_to_board: savedTo } = pin
  const duration = pin.embed?.duration_ms ?? null
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
    ...(duration === null ? {} : { duration: clockText(duration) }),
    ...(pin.is_promoted ? { promoted: words.promoted() } : {}),
    ...(savedTo === null ? {} : { savedTo: savedTo.name }),
  }
}
