import { timings } from '@tessera/contracts/timings'
import { createQueue } from '@tessera/module/uploads'
import { closeVideo, frameAt, openVideo } from './frame.ts'
import { hasPictures, videoFileFault, videoRules } from './video-file.ts'
import { words } from './words.ts'

/** The facts of a video that the browser can read. */
export interface Film {
  /** Its length; null when the browser can't read it. */
  readonly durationMs: number | null
  /** A frame near its beginning, as a picture. */
  readonly frame: Blob | undefined
}

type ReadVideo =
  | { readonly ok: true; readonly copy: Blob | undefined; readonly film: Film }
  | { readonly ok: false; readonly fault: string }

const given = (film: Film): ReadVideo => ({ ok: true, copy: film.frame, film })

/** Seconds from the beginning, where many videos are still black. */
const firstFrame = (seconds: number): number => Math.min(1, seconds / 3)

// Codecs that this browser lacks may play in others, so the service decides.
const unshown = given({ durationMs: null, frame: undefined })

async function look(video: HTMLVideoElement, file: File): Promise<ReadVideo> {
  const { duration, videoWidth } = video
  if (videoWidth === 0)
    return (await hasPictures(file)) ? unshown : { ok: false, fault: words.noPicture() }
  if (!Number.isFinite(duration)) return { ok: false, fault: words.noLength() }
  if (duration * 1_000 > timings.videoLongest)
    return { ok: false, fault: words.tooLong({ minutes: videoRules.minutes }) }
  const frame = await frameAt(video, firstFrame(duration))
  return given({ durationMs: Math.round(duration * 1_000), frame })
}

async function read(file: File): Promise<ReadVideo> {
  const address = URL.createObjectURL(file)
  const video = await openVideo(address)
  try {
    return video === undefined ? unshown : await look(video, file)
  } finally {
    if (video !== undefined) closeVideo(video)
    URL.revokeObjectURL(address)
  }
}

// Decoders are few on a phone.
const decoding = createQueue(1)

/** Checks a video, and takes a frame of it to show; undefined when it's called off. */
export async function readVideo(file: File, signal: AbortSignal): Promise<ReadVideo | undefined> {
  const fault = await videoFileFault(file)
  return fault === undefined ? decoding.add(() => read(file), signal) : { ok: false, fault }
}
