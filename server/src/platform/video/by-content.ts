import { fileTypeFromBuffer } from 'file-type'
import { findErasures } from './find-erasures.ts'
import { looking } from './looking.ts'
import { mp4Shape } from './mp4.ts'
import type { LookedInto, VideoFacts, Videos } from './port.ts'
import { webmShape } from './webm.ts'

/** The bytes that are read to detect a file's type. */
const sampleBytes = 4_100

const mimes: ReadonlyMap<string, VideoFacts['mime']> = new Map([
  ['video/mp4', 'video/mp4'],
  ['video/x-m4v', 'video/mp4'],
  ['video/quicktime', 'video/quicktime'],
  ['video/webm', 'video/webm'],
])

async function mimeOf(file: LookedInto): Promise<VideoFacts['mime'] | undefined> {
  const sample = await file.read(0, Math.min(sampleBytes, file.size))
  // A file that the library fails on has no accepted type.
  const type = await fileTypeFromBuffer(sample).catch(() => undefined)
  return mimes.get(type?.mime ?? '')
}

/** Detects videos by their content, and reads MP4 boxes and WebM elements with our own code. */
export const videosByContent: Videos = {
  async read(file) {
    const mime = await mimeOf(file)
    if (mime === undefined) return { ok: false, fault: 'no-video' }
    const shapeOf = mime === 'video/webm' ? webmShape : mp4Shape
    const shape = await shapeOf(looking(file), file.size)
    if (typeof shape === 'string') return { ok: false, fault: shape }
    const erasures = await findErasures(file, mime)
    return erasures === undefined
      ? { ok: false, fault: 'video-unreadable' }
      : { ok: true, video: { mime, ...shape }, erasures }
  },
}
