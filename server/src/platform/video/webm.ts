import type { Look } from './looking.ts'
import type { VideoFault } from './port.ts'
import { type Shape, soundShape } from './shape.ts'
import { numberAt } from './webm-elements.ts'

// WebM is nested elements (RFC 8794): an id, a length, and content, each as short as possible.

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const

const videoTrack = 1
const nanosecondsInUnit = 1_000_000

interface Element {
  readonly id: number
  readonly start: number
  readonly end: number
  /** True when the element says that it goes on after the end of its parent. */
  readonly isCut: boolean
}

/** Returns the elements from an offset on; one of unknown length goes to the end of its parent. */
async function* elementsIn(look: Look, start: number, end: number): AsyncGenerator<Element> {
  let at = start
  while (at < end) {
    const id = await numberAt(look, at, 4, true)
    const size = id && (await numberAt(look, at + id.length, 8, false))
    if (id === undefined || size === undefined) return
    const from = at + id.length + size.length
    // Its header alone runs over the end of its parent.
    if (from > end) return
    const to = size.allOnes ? end : Math.min(from + size.value, end)
    yield { id: id.value, start: from, end: to, isCut: !size.allOnes && from + size.value > end }
    at = size.allOnes ? end : from + size.value
  }
}

async function unsignedIn(look: Look, { start, end }: Element): Promise<number> {
  const view = end - start <= 8 ? await look(start, end - start) : undefined
  let value = 0
  for (let at = 0; at < (view?.byteLength ?? 0); at += 1)
    value = value * 256 + (view?.getUint8(at) ?? 0)
  return value
}

async function floatIn(look: Look, { start, end }: Element): Promise<number> {
  const view = end - start <= 8 ? await look(start, end - start) : undefined
  if (view?.byteLength === 4) return view.getFloat32(0)
  return view?.byteLength === 8 ? view.getFloat64(0) : 0
}

async function durationIn(look: Look, info: Element): Promise<number> {
  let scale = nanosecondsInUnit
  let units = 0
  for await (const element of elementsIn(look, info.start, info.end)) {
    if (element.id === ids.timestampScale) scale = await unsignedIn(look, element)
    if (element.id === ids.duration) units = await floatIn(look, element)
  }
  return (units * scale) / nanosecondsInUnit
}

async function trackSize(look: Look, track: Element) {
  let isVideo = false
  let width = 0
  let height = 0
  for await (const element of elementsIn(look, track.start, track.end)) {
    if (element.id === ids.trackType) isVideo = (await unsignedIn(look, element)) === videoTrack
    if (element.id !== ids.video) continue
    for await (const part of elementsIn(look, element.start, element.end)) {
      if (part.id === ids.width) width = await unsignedIn(look, part)
      if (part.id === ids.height) height = await unsignedIn(look, part)
    }
  }
  return isVideo ? { width, height } : undefined
}

async function sizeIn(look: Look, tracks: Element) {
  for await (const element of elementsIn(look, tracks.start, tracks.end)) {
    const size = element.id === ids.track ? await trackSize(look, element) : undefined
    if (size !== undefined) return size
  }
  return undefined
}

/** Returns the duration and size of a WebM, or why it's refused. */
export async function webmShape(look: Look, size: number): Promise<Shape | VideoFault> {
  for await (const segment of elementsIn(look, 0, size)) {
    if (segment.id !== ids.segment) continue
    if (segment.isCut) return 'video-cut'
    let durationMs: number | undefined
    let shown: { readonly width: number; readonly height: number } | undefined
    for await (const element of elementsIn(look, segment.start, segment.end)) {
      if (element.id === ids.info) durationMs = await durationIn(look, element)
      if (element.id === ids.tracks) {
        shown = await sizeIn(look, element)
        if (shown === undefined) return 'video-without-picture'
      }
      if (durationMs !== undefined && shown !== undefined)
        return soundShape({ durationMs, ...shown }) ?? 'video-unreadable'
    }
  }
  return 'video-unreadable'
}
