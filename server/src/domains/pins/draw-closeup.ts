import { closeupPicture, isBroadPicture } from '@tessera/contracts/closeup-picture'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { defineTexts } from '@tessera/contracts/messages'
import { parseUrl } from '@tessera/contracts/parse-url'
import { paths } from '@tessera/contracts/paths'
import { priceText } from '@tessera/contracts/price-text'
import { faceOf } from '../../web/first-screen/face.ts'
import type { Reader } from '../../web/first-screen/first-screen.ts'
import { shownName } from '../../web/first-screen/tile-list.ts'
import { element, joined, type Markup, voidElement } from '../../web/markup.ts'
import { drawComments } from './draw-comments.ts'

const words = defineTexts({
  visit: 'Visit {site}',
  promotedBy: 'Promoted by {name}',
  savedBy: 'Saved by',
  onBoard: 'On',
})

/** Draws the picture, or the poster of a video. */
function picture(pin: PinDetails, reader: Reader): Markup {
  const { images, embed } = pin
  const { srcset, sizes } = closeupPicture(images)
  return voidElement('img', {
    alt: pin.alt_text || shownName(pin, reader),
    width: String(images.orig.width),
    height: String(images.orig.height),
    'data-color': pin.dominant_color,
    fetchpriority: 'high',
    ...(embed === null ? { sizes, srcset } : {}),
    src: images['736x'].url,
  })
}

/** Draws the link to the pin's site, which leads by the check for outside links as the page's does. */
function visit(pin: PinDetails, { language }: Reader): Markup | undefined {
  const url = pin.link === null ? null : parseUrl(pin.link)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  const site = pin.link_domain?.name ?? url.hostname.replace(/^www\./, '')
  const href = paths.offsite.to({
    ...{ url: url.href, pin_id: pin.id },
    client_tracking_params: pin.tracking_params ?? undefined,
  })
  const rel = 'noopener noreferrer nofollow ugc'
  return element(
    'a',
    { class: 'd-visit', href, rel, target: '_blank' },
    words(language).visit({ site }),
  )
}

function creatorOf({ creator_card: card }: PinDetails): Markup | undefined {
  if (card === null) return undefined
  const { image_url, full_name: name, profile_url: href } = card
  return element('a', { class: 'd-creator', href }, faceOf(image_url, 48), element('bdi', {}, name))
}

const linkTo = (href: string, name: string): Markup =>
  element('a', { href }, element('bdi', {}, name))

/** Names who saved the pin, and its board. */
function savedWhere({ creator, pinner, board }: PinDetails, { language }: Reader) {
  const say = words(language)
  const profile = paths.profile.to({ username: pinner.username })
  const isSaver = creator?.id !== pinner.id
  if (!isSaver && board === null) return undefined
  return element(
    'p',
    { class: 'd-quiet' },
    ...(isSaver
      ? [element('span', {}, say.savedBy(), ' ', linkTo(profile, pinner.full_name))]
      : []),
    ...(board === null
      ? []
      : [element('span', {}, say.onBoard(), ' ', linkTo(board.url, board.name))]),
  )
}

function priceOf({ price, is_product }: PinDetails, { language }: Reader): Markup | undefined {
  if (price === null && !is_product) return undefined
  const text = price === null ? '' : priceText(price, language.locale)
  return element('p', { class: 'd-product' }, element('bdi', {}, text))
}

function textOf(pin: PinDetails, comments: unknown, reader: Reader): Markup {
  const { description, promoted_by: name } = pin
  const parts = [
    element('div', { class: 'd-acts' }),
    element('h1', {}, element('bdi', {}, shownName(pin, reader))),
    priceOf(pin, reader),
    description === '' ? undefined : element('p', { class: 'd-words', dir: 'auto' }, description),
    name === null
      ? undefined
      : element('p', { class: 'd-quiet' }, words(reader.language).promotedBy({ name })),
    visit(pin, reader),
    creatorOf(pin),
    savedWhere(pin, reader),
    drawComments(pin.comment_count, comments, reader),
  ]
  return joined(...parts.filter((part) => part !== undefined))
}

/** Draws a pin and its comments: its picture beside its text where there is room. */
export const drawCloseup = (pin: PinDetails, comments: unknown, reader: Reader): Markup =>
  element(
    'article',
    { class: isBroadPicture(pin.images.orig) ? 'd-closeup d-broad' : 'd-closeup' },
    element('div', { class: 'd-pane' }, element('div', {}, picture(pin, reader))),
    element('div', { class: 'd-text' }, textOf(pin, comments, reader)),
  )
