import { currencyDigits } from '@tessera/contracts/currency-digits'
import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'
import { breadcrumbs, type Crumb, type LinkedData, type Site } from './linked-data.ts'

/** Returns a name for a pin that may have no title. */
export const pinName = (pin: Pin): string =>
  pin.title || pin.description.split(/\n|(?<=[.!?])\s/)[0]?.slice(0, 100) || pin.pinner.full_name

const pinPath = ({ id }: Pin): string => paths.pin.to({ pinId: id })

/** Writes an amount in a currency's smallest unit as a price. */
const priceText = (amount: number, currency: string): string => {
  const digits = currencyDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

const durationText = (milliseconds: number): string =>
  `PT${Math.max(1, Math.round(milliseconds / 1_000))}S`

function offerOf(pin: Pin, site: Site) {
  if (pin.price === null) return undefined
  const { amount, currency } = pin.price
  return {
    '@type': 'Offer',
    price: priceText(amount, currency),
    priceCurrency: currency,
    url: site.origin + pinPath(pin),
  }
}

/** Returns the pin's creator as strangers may see them; never a person who only saved it. */
const makerOf = ({ creator }: Pin, { origin }: Site) =>
  creator === null
    ? undefined
    : {
        '@type': 'Person',
        name: creator.full_name,
        url: origin + paths.profile.to({ username: creator.username }),
      }

function pictureOf(pin: Pin, site: Site): LinkedData {
  const { url, width, height } = pin.images.orig
  return {
    '@type': 'ImageObject',
    url: site.origin + pinPath(pin),
    contentUrl: site.origin + url,
    thumbnailUrl: site.origin + pin.images['236x'].url,
    width,
    height,
    name: pinName(pin),
    description: pin.description || undefined,
    caption: pin.alt_text || undefined,
    uploadDate: pin.created_at,
    creator: makerOf(pin, site),
    representativeOfPage: true,
  }
}

function videoOf(pin: Pin, site: Site): LinkedData | undefined {
  if (pin.embed === null) return undefined
  const { src, duration_ms } = pin.embed
  return {
    '@type': 'VideoObject',
    url: site.origin + pinPath(pin),
    contentUrl: new URL(src, site.origin).href,
    thumbnailUrl: site.origin + pin.images['736x'].url,
    duration: duration_ms === null ? undefined : durationText(duration_ms),
    name: pinName(pin),
    description: pin.description || pinName(pin),
    uploadDate: pin.created_at,
    creator: makerOf(pin, site),
  }
}

/** Writes a product with its picture. */
function productOf(pin: Pin, site: Site): LinkedData | undefined {
  const offers = offerOf(pin, site)
  if (offers === undefined) return undefined
  return {
    '@type': 'Product',
    url: site.origin + pinPath(pin),
    name: pinName(pin),
    description: pin.description || undefined,
    image: site.origin + pin.images['736x'].url,
    offers,
  }
}

function crumbsOf(pin: Pin): readonly Crumb[] {
  const { pinner, board } = pin
  const profile = { name: pinner.full_name, path: paths.profile.to({ username: pinner.username }) }
  const own = { name: pinName(pin), path: pinPath(pin) }
  return board === null ? [profile, own] : [profile, { name: board.name, path: board.url }, own]
}

/** Writes the structured data of a pin: its picture or video, price and link. */
export const pinData = (pin: Pin, site: Site): readonly LinkedData[] => [
  videoOf(pin, site) ?? pictureOf(pin, site),
  ...[productOf(pin, site) ?? []].flat(),
  breadcrumbs(site, crumbsOf(pin)),
]

/** Writes a list of pins. */
export const pinListData = (pins: readonly Pin[], { origin }: Site) => ({
  '@type': 'ItemList',
  itemListElement: pins.map((pin, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + pinPath(pin),
    name: pinName(pin),
    image: origin + pin.images['474x'].url,
  })),
})
