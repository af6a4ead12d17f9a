import type { Pin } from '@tessera/contracts/entities/pin'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { priceText } from '@tessera/contracts/price-text'
import { tileSet } from '@tessera/contracts/tile-picture'
import { createElement, type ReactElement } from 'react'
import { SeenAd } from '../ads/seen-ad.tsx'
import { clockText } from './clock-text.ts'

const words = defineMessages({
  untitled: 'Pin by {name}',
  savedBy: 'Saved by {name}',
  promotedBy: 'Promoted by {name}',
})

/** The data that a grid needs to show a pin. */
export interface PinTile {
  id: string
  title: string
  who: string
  href: string
  image: {
    width: number
    height: number
    color: string
    src: string
    srcset: string
  }
  price?: string
  duration?: string
  promoted?: string
  watch?: ReactElement
  covered?: true
  savedTo?: string
}

/**
 * Returns the name below a pin: its creator's. If the viewer may not know the creator, it says who
 * saved the pin, and never shows the saver as the creator.
 */
const whoseName = ({ creator, pinner }: Named): string =>
  creator?.full_name ?? words.savedBy({ name: pinner.full_name })

type Named = Pick<Pin, 'creator' | 'pinner'>

/** Returns the person who saved somebody else's pin; null for the creator's own. */
export const saverOf = ({ creator, pinner }: Named): Pin['pinner'] | null =>
  creator?.id === pinner.id ? null : pinner

/** Returns a pin's name: its title, or a name with its creator. */
export function pinName(pin: Pick<Pin, 'title' | 'creator' | 'pinner'>): string {
  if (pin.title !== '') return pin.title
  const { creator } = pin
  return creator === null ? whoseName(pin) : words.untitled({ name: creator.full_name })
}

/** Describes a pin's picture: in its creator's words, or by its name. */
export const pictureText = (pin: Pin): string => pin.alt_text || pinName(pin)

/** Names who pays for a pin, and watches whether it is seen. */
const promotionOf = ({ id, promoted_by: name, tracking_params: token }: Pin) => ({
  promoted: words.promotedBy({ name: name ?? '' }),
  ...(token === null ? {} : { watch: createElement(SeenAd, { pinId: id, token }) }),
})

/** A pin as the grid shows it, the same wherever it is shown. */
export function tileOf(pin: Pin, locale: string): PinTile {
  const { images, price, pinned_to_board: savedTo } = pin
  const duration = pin.embed?.duration_ms ?? null
  return {
    id: pin.id,
    title: pinName(pin),
    // The advertiser of an ad is shown in its creator's place.
    who: pin.is_promoted ? '' : whoseName(pin),
    href: paths.pin.to({ pinId: pin.id }, { ad: pin.tracking_params ?? undefined }),
    image: {
      width: images.orig.width,
      height: images.orig.height,
      color: pin.dominant_color,
      src: images['736x'].url,
      srcset: tileSet(images),
    },
    ...(price === null ? {} : { price: priceText(price, locale) }),
    ...(duration === null ? {} : { duration: clockText(duration) }),
    ...(pin.sensitive ? { covered: true } : {}),
    ...(pin.is_promoted ? promotionOf(pin) : {}),
    ...(savedTo === null ? {} : { savedTo: savedTo.name }),
  }
}
