import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { words } from './words.ts'

/** The types of videos that the file dialog offers. */
export const videoTypes = 'video/mp4,video/quicktime,video/webm,.mp4,.m4v,.mov,.webm'

/** True when a file is called a video; its content is looked at later. */
export const isVideoFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('video/') || (type === '' && /\.(?:mp4|m4v|mov|webm)$/i.test(name))

/** Tells videos apart, so that a cover stays with its own. */
export const signatureOf = ({
  name,
  size,
  lastModified,
}: Pick<File, 'name' | 'size' | 'lastModified'>): string => `${name}:${size}:${lastModified}`

/** The sizes of videos in the words of the rules. */
export const videoRules = {
  megabytes: limits.uploadMaxBytes / 1_048_576,
  minutes: timings.videoLongest / 60_000,
}

const letters = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4))

const mp4Starts = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']
const webmStart = '\u001a\u0045\u00df\u00a3'

/** Returns the kind of a video by its first bytes; undefined for every other file. */
export function videoKindOf(start: Uint8Array): 'mp4' | 'webm' | undefined {
  if (letters(start, 0) === webmStart) return 'webm'
  return mp4Starts.includes(letters(start, 4)) ? 'mp4' : undefined
}

const boxesMax = 10_000

interface Box {
  readonly type: string
  readonly at: number
  /** Its size as the file says, which may be more than there is. */
  readonly size: number
}

/** Returns the outer boxes of an MP4. Reads some bytes of each. */
async function boxesOf(file: Blob): Promise<readonly Box[]> {
  const boxes: Box[] = []
  for (let at = 0; boxes.length < boxesMax && at + 8 <= file.size; ) {
    const head = new Uint8Array(await file.slice(at, at + 16).arrayBuffer())
    const view = new DataView(head.buffer)
    const short = view.getUint32(0) || file.size - at
    const size = short === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : short
    if (size < 8) break
    boxes.push({ type: letters(head, 4), at, size })
    at += size
  }
  return boxes
}

/** True when an MP4 ends before a box without which nobody can play it. */
async function isCutMp4(file: Blob): Promise<boolean> {
  const boxes = await boxesOf(file)
  return boxes.some(
    ({ type, at, size }) => ['mdat', 'moov'].includes(type) && at + size > file.size,
  )
}

const indexMax = 16 * 1_048_576

/**
 * False when an MP4 lists no track with pictures. A browser says of one whose codec it lacks that it
 * has no width, as of sound alone.
 */
export async function hasPictures(file: Blob): Promise<boolean> {
  const index = (await boxesOf(file)).find(({ type }) => type === 'moov')
  if (index === undefined || index.size > indexMax) return true
  const bytes = await file.slice(index.at, index.at + index.size).arrayBuffer()
  return /hdlr.{8}vide/s.test(new TextDecoder('latin1').decode(bytes))
}

/** Returns why a file is refused before it's sent: by its size and its bytes. */
export async function videoFileFault(file: File): Promise<string | undefined> {
  if (file.size === 0) return words.emptyFile()
  if (file.size > limits.uploadMaxBytes) return words.tooLarge(videoRules)
  const kind = videoKindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (kind === undefined) return words.noVideo()
  return kind === 'mp4' && (await isCutMp4(file)) ? words.cut() : undefined
}
