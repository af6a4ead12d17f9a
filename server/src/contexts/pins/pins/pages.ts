import { openedAdOf } from '@tessera/contracts/ads/ad-token'
import { pinComments } from '@tessera/contracts/calls/comments'
import { getPin } from '@tessera/contracts/calls/pins'
import { closeupPicture } from '@tessera/contracts/closeup-picture'
import type { Pin } from '@tessera/contracts/entities/pin'
import { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { Language } from '@tessera/contracts/language'
import { limits } from '@tessera/contracts/limits'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { DocumentPicture } from '../../../documents/document-picture.ts'
import { pinData, pinName } from '../../../documents/linked-data/pin-data.ts'
import {
  type Ask,
  type Card,
  missing,
  type PageContent,
  plain,
  record,
} from '../../../documents/page-content/content.ts'
import { servePage } from '../../../documents/page-content/serve-page.ts'

/** A picture that may be sensitive is in no link preview, whatever the viewer has chosen for themself. */
function cardOf(pin: PinDetails): Card {
  if (pin.sensitive_by !== null) return { kind: 'article', picture: undefined }
  const { url, width, height } = pin.images['736x']
  const picture = { url, size: { width, height }, alt: pin.alt_text || pinName(pin) }
  const { embed, price } = pin
  if (embed !== null) {
    const video = { url: embed.src, type: embed.type, width, height }
    return { kind: 'video.other', picture, video }
  }
  if (price === null) {
    const { creator } = pin
    const author = creator === null ? [] : [['article:author', paths.profile.to(creator)] as const]
    const properties = [['article:published_time', pin.created_at] as const, ...author]
    return { kind: 'article', picture, properties }
  }
  return { kind: 'product', picture }
}

const words = defineTexts({
  by: 'By {name}.',
  savedBy: 'Saved by {name}.',
  savedTo: 'Saved by {name} to {board}.',
})

/** Describes a pin without a description: by its creator, or by who saved it where. */
function savedBy({ creator, pinner, board }: Pin, language: Language): string {
  const say = words(language)
  const name = pinner.full_name
  if (creator?.id === pinner.id) return say.by({ name })
  return board === null ? say.savedBy({ name }) : say.savedTo({ name, board: board.name })
}

/** Returns the picture that the page shows first: the size that fits, or the poster of a video. */
function firstPicture({ images, embed }: Pin): DocumentPicture {
  const { url: href, width } = images['736x']
  const choice = closeupPicture(images)
  return embed === null ? { href, ...choice } : { ...choice, href, srcset: `${href} ${width}w` }
}

/** Loads a pin with its first comments; missing when the viewer can't see it. */
async function pinPage(ask: Ask, id: string, query: URLSearchParams): Promise<PageContent> {
  const said = { pin_id: id, page_size: limits.commentsPage }
  const ad = openedAdOf(query)
  const input = ad === undefined ? { id } : { id, client_tracking_params: ad }
  const [answer, comments] = await Promise.all([
    record(ask, getPin, input),
    record(ask, pinComments, said),
  ])
  if (answer === undefined) return missing
  const pin = PinDetails.parse(answer.data)
  return {
    found: true,
    // Search engines ask as visitors, so they index only what every visitor sees.
    isIndexed: true,
    title: pin.title || pinName(pin),
    description: pin.description || ((language) => savedBy(pin, language)),
    card: cardOf(pin),
    ...(pin.sensitive_by === null ? { linkedData: (site) => pinData(pin, site) } : {}),
    answers: comments === undefined ? [answer] : [answer, comments],
    pins: [pin],
    pictures: [firstPicture(pin)],
  }
}

/** Loads the page that saves a pin; missing when the viewer can't see the pin. Not indexed. */
async function repinPage(ask: Ask, id: string): Promise<PageContent> {
  const answer = await record(ask, getPin, { id })
  return answer === undefined ? missing : { ...plain, answers: [answer] }
}

/** The documents of a pin. */
export const pinPages = [
  servePage(paths.pin, ({ ask, params, query }) => pinPage(ask, params.pinId, query)),
  servePage(paths.pinRepin, ({ ask, params }) => repinPage(ask, params.pinId)),
]
