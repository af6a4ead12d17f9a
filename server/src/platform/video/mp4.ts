import type { Look } from './looking.ts'
import type { VideoFault } from './port.ts'
import { type Shape, soundShape } from './shape.ts'

// MP4 and MOV are nested boxes (ISO/IEC 14496-12): a length, four letters, and content.

interface Box {
  readonly type: string
  readonly start: number
  readonly end: number
  /** True when the box says that it goes on after the end of its parent. */
  readonly isCut: boolean
}

const letters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((next) => view.getUint8(at + next)))

async function* boxesIn(look: Look, start: number, end: number): AsyncGenerator<Box> {
  let at = start
  while (at + 8 <= end) {
    const head = await look(at, 8)
    if (head === undefined) return
    const short = head.getUint32(0)
    const long = short === 1 ? await look(at + 8, 8) : undefined
    if (short === 1 && long === undefined) return
    const size = long === undefined ? short || end - at : Number(long.getBigUint64(0))
    const headerSize = long === undefined ? 8 : 16
    if (size < headerSize) return
    const isCut = at + size > end
    yield { type: letters(head, 4), start: at + headerSize, end: Math.min(at + size, end), isCut }
    at += size
  }
}

async function firstIn(look: Look, parent: Box, type: string): Promise<Box | undefined> {
  for await (const box of boxesIn(look, parent.start, parent.end)) if (box.type === type) return box
  return undefined
}

/** Reads a number of 32 bits, or of 64 in version 1 of a box; all ones mean unknown. */
async function lengthAt(look: Look, place: number, isLong: boolean): Promise<number> {
  const view = await look(place, isLong ? 8 : 4)
  if (view === undefined) return 0
  const value = isLong ? view.getBigUint64(0) : BigInt(view.getUint32(0))
  return value === (isLong ? 2n ** 64n - 1n : 2n ** 32n - 1n) ? 0 : Number(value)
}

const isLong = async (look: Look, box: Box): Promise<boolean> =>
  (await look(box.start, 1))?.getUint8(0) === 1

/** Time units per second, and the film's length in them; 0 when its fragments say so instead. */
async function filmLength(look: Look, header: Box) {
  const long = await isLong(look, header)
  const scale = await lengthAt(look, header.start + (long ? 20 : 12), false)
  const units = await lengthAt(look, header.start + (long ? 24 : 16), long)
  return { scale, units }
}

async function fragmentsLength(look: Look, extends_: Box): Promise<number> {
  const header = await firstIn(look, extends_, 'mehd')
  if (header === undefined) return 0
  return lengthAt(look, header.start + 4, await isLong(look, header))
}

async function isVideoTrack(look: Look, track: Box): Promise<boolean> {
  const mediaBox = await firstIn(look, track, 'mdia')
  const handler = mediaBox && (await firstIn(look, mediaBox, 'hdlr'))
  const type = handler && (await look(handler.start + 8, 4))
  return type !== undefined && letters(type, 0) === 'vide'
}

/** Returns how a track is shown; the matrix of a rotated camera swaps the sides. */
async function trackSize(look: Look, track: Box) {
  const header = await firstIn(look, track, 'tkhd')
  if (header === undefined || !(await isVideoTrack(look, track))) return undefined
  const matrixAt = header.start + ((await isLong(look, header)) ? 52 : 40)
  const view = await look(matrixAt, 44)
  if (view === undefined) return undefined
  const [width, height] = [view.getUint32(36) / 65_536, view.getUint32(40) / 65_536]
  const turned = view.getInt32(0) === 0 && view.getInt32(16) === 0
  return turned ? { width: height, height: width } : { width, height }
}

async function filmShape(look: Look, film: Box): Promise<Shape | VideoFault> {
  let scale = 0
  let units = 0
  let inFragments = 0
  let tracks = 0
  let size: { readonly width: number; readonly height: number } | undefined
  for await (const box of boxesIn(look, film.start, film.end)) {
    if (box.type === 'mvhd') ({ scale, units } = await filmLength(look, box))
    if (box.type === 'mvex') inFragments = await fragmentsLength(look, box)
    if (box.type !== 'trak') continue
    tracks += 1
    size ??= await trackSize(look, box)
  }
  if (size === undefined && tracks > 0) return 'video-without-picture'
  if (size === undefined || scale === 0) return 'video-unreadable'
  const shape = soundShape({ ...size, durationMs: ((units || inFragments) / scale) * 1_000 })
  return shape ?? 'video-unreadable'
}

/** The boxes without whose last byte nobody can play the file. */
const neededWhole = ['moov', 'mdat']

/** Returns the duration and size of an MP4 or MOV, or why it's refused. */
export async function mp4Shape(look: Look, size: number): Promise<Shape | VideoFault> {
  let film: Box | undefined
  for await (const box of boxesIn(look, 0, size)) {
    if (box.isCut && neededWhole.includes(box.type)) return 'video-cut'
    if (box.type === 'moov') film ??= box
  }
  return film === undefined ? 'video-unreadable' : filmShape(look, film)
}
