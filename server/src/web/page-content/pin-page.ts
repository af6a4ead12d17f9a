import { pinComments } from '@tessera/contracts/calls/comments'
import { getPin } from '@tessera/contracts/calls/pins'
import { closeupPicture } from '@tessera/contracts/closeup-picture'
import { Pin } from '@tessera/contracts/entities/pin'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { DocumentPicture } from '../document-picture.ts'
import { pinData, pinName } from '../linked-data/pin-data.ts'
import { type Ask, type Card, missing, type PageContent, plain, record } from './content.ts'

function cardOf(pin: Pin): Card {
  const { url, width, height } = pin.images['736x']
  const picture = { url, size: { width, height }, alt: pinName(pin) }
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

/** What is said of a pin that says nothing itself: who saved it where, or who made it. */
function savedBy({ creator, pinner, board }: Pin): string {
  if (creator?.id === pinner.id) return `By ${pinner.full_name}.`
  const by = `Saved by ${pinner.full_name}`
  return board === null ? `${by}.` : `${by} to ${board.name}.`
}

/** What its page shows first: its picture in the size that fits, or the one picture that stands for its video. */
function firstPicture({ images, embed }: Pin): DocumentPicture {
  const { url: href, width } = images['736x']
  const choice = closeupPicture(images)
  return embed === null ? { href, ...choice } : { ...choice, href, srcset: `${href} ${width}w` }
}

/** A pin, if whoever asks may see it. */
export async function pinPage(ask: Ask, id: string): Promise<PageContent> {
  const said = { pin_id: id, page_size: limits.commentsPage }
  const [answer, comments] = await Promise.all([
    record(ask, getPin, { id }),
    record(ask, pinComments, said),
  ])
  if (answer === undefined) return missing
  const pin = Pin.parse(answer.data)
  return {
    found: true,
    // Only what strangers see too is for search engines; they come as strangers.
    isIndexed: true,
    title: pin.title || pinName(pin),
    description: pin.description || savedBy(pin),
    card: cardOf(pin),
    linkedData: (site) => pinData(pin, site),
    answers: comments === undefined ? [answer] : [answer, comments],
    pins: [pin],
    pictures: [firstPicture(pin)],
  }
}

/** The page that saves a pin, if whoever asks may see the pin. It is nothing for search engines. */
export async function repinPage(ask: Ask, id: string): Promise<PageContent> {
  const answer = await record(ask, getPin, { id })
  return answer === undefined ? missing : { ...plain, answers: [answer] }
}
