import { zeros } from './erasures.ts'
import type { Look } from './looking.ts'
import type { Unfit } from './mp4-boxes.ts'
import type { Erasure } from './port.ts'
import { type Element, elementsOf, numberAt } from './webm-elements.ts'

const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  trackName: 0x536e,
  attachmentLink: 0x7446,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  timestamp: 0xe7,
  position: 0xa7,
  previousSize: 0xab,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  checksum: 0xbf,
  void: 0xec,
} as const

/** Elements that a segment needs to be played; tags, attachments and chapters aren't among them. */
const played: ReadonlySet<number> = new Set([
  ids.seekHead,
  ids.info,
  ids.tracks,
  ids.cluster,
  ids.cues,
])
const inCluster: ReadonlySet<number> = new Set([
  ids.timestamp,
  ids.position,
  ids.previousSize,
  ids.simpleBlock,
  ids.blockGroup,
])
const shownTypes: ReadonlySet<number> = new Set([1, 2, 3])
/** Elements of a track that aren't needed to play it; a checksum would be of the erased bytes. */
const saysMore: ReadonlySet<number> = new Set([
  ids.trackName,
  ids.attachmentLink,
  ids.void,
  ids.checksum,
])
const leastElement = 2

/** Turns an element into a Void one of the same length, filled with zeros. */
function voided({ head, end }: Pick<Element, 'head' | 'end'>): Erasure {
  const length = end - head
  if (length < leastElement) return zeros(head, length)
  for (let width = 1; width <= 8; width += 1) {
    const inside = length - 1 - width
    if (inside > 2 ** (7 * width) - 2) continue
    const size = new Uint8Array(1 + width)
    size[0] = ids.void
    for (let at = width; at > 0; at -= 1) size[at] = Math.floor(inside / 256 ** (width - at)) % 256
    size[1] = (size[1] ?? 0) | (0x80 >> (width - 1))
    return { at: head, length, head: size }
  }
  return zeros(head, length)
}

const isRest = ({ id }: Element): boolean => id === undefined

async function unsignedOf(look: Look, { start, end }: Element): Promise<number> {
  const view = end - start <= 8 ? await look(start, end - start) : undefined
  let value = 0
  for (let at = 0; at < (view?.byteLength ?? 0); at += 1)
    value = value * 256 + (view?.getUint8(at) ?? 0)
  return value
}

async function* infoErasures(look: Look, info: Element): AsyncGenerator<Erasure> {
  for await (const element of elementsOf(look, info.start, info.end)) {
    if (element.id === ids.timestampScale || element.id === ids.duration) continue
    // A segment must name what wrote it; the name may be empty.
    if (element.id === ids.muxingApp || element.id === ids.writingApp)
      yield zeros(element.start, element.end - element.start)
    else yield voided(element)
  }
}

async function* seekErasures(look: Look, head: Element): AsyncGenerator<Erasure> {
  for await (const seek of elementsOf(look, head.start, head.end)) {
    let leads = 0
    for await (const part of elementsOf(look, seek.start, seek.end))
      if (part.id === ids.seekId) leads = await unsignedOf(look, part)
    if (seek.id !== ids.seek || !played.has(leads)) yield voided(seek)
  }
}

async function* trackErasures(
  look: Look,
  tracks: Element,
  gone: Set<number>,
): AsyncGenerator<Erasure> {
  for await (const track of elementsOf(look, tracks.start, tracks.end)) {
    if (track.id !== ids.track) {
      yield voided(track)
      continue
    }
    let [type, number] = [0, 0]
    const told: Element[] = []
    for await (const part of elementsOf(look, track.start, track.end)) {
      if (part.id === ids.trackType) type = await unsignedOf(look, part)
      if (part.id === ids.trackNumber) number = await unsignedOf(look, part)
      if (part.id === undefined || saysMore.has(part.id)) told.push(part)
    }
    if (shownTypes.has(type)) yield* told.map(voided)
    else {
      gone.add(number)
      yield voided(track)
    }
  }
}

/** Returns the track that a block belongs to. */
async function trackOf(look: Look, element: Element): Promise<number> {
  if (element.id === ids.simpleBlock)
    return (await numberAt(look, element.start, 8, false))?.value ?? 0
  for await (const part of elementsOf(look, element.start, element.end))
    if (part.id === ids.block) return (await numberAt(look, part.start, 8, false))?.value ?? 0
  return 0
}

async function* clusterErasures(
  look: Look,
  element: Element,
  gone: ReadonlySet<number>,
): AsyncGenerator<Erasure> {
  const isBlock = element.id === ids.simpleBlock || element.id === ids.blockGroup
  if (element.id === undefined || !inCluster.has(element.id)) yield voided(element)
  else if (isBlock && gone.size > 0 && gone.has(await trackOf(look, element))) yield voided(element)
}

async function* segmentErasures(look: Look, segment: Element): AsyncGenerator<Erasure | Unfit> {
  const gone = new Set<number>()
  let [clusters, isOpen] = [0, false]
  // A live cluster has no length: its content goes up to the next one of these.
  for await (const element of elementsOf(look, segment.start, segment.end, ids.cluster)) {
    if (isOpen && element.id !== undefined && inCluster.has(element.id)) {
      yield* clusterErasures(look, element, gone)
      continue
    }
    isOpen = false
    if (element.id === ids.info) yield* infoErasures(look, element)
    else if (element.id === ids.seekHead) yield* seekErasures(look, element)
    else if (element.id === ids.tracks) {
      yield* trackErasures(look, element, gone)
      if (gone.size > 0 && clusters > 0) yield 'unfit'
    } else if (element.id === ids.cluster) {
      clusters += 1
      isOpen = element.isOpen
      if (!isOpen)
        for await (const part of elementsOf(look, element.start, element.end))
          yield* clusterErasures(look, part, gone)
    } else if (element.id !== ids.cues) yield voided(element)
  }
}

/** Finds what to erase so that a WebM reveals neither where, when nor by whom it was made. */
export async function* webmErasures(
  looks: () => Look,
  size: number,
): AsyncGenerator<Erasure | Unfit> {
  const look = looks()
  for await (const element of elementsOf(look, 0, size)) {
    if (element.id === ids.segment) yield* segmentErasures(look, element)
    else if (element.id !== ids.header || isRest(element)) yield voided(element)
  }
}
