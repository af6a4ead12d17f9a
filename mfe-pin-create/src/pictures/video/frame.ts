import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the size of a frame as a picture: no wider than needed, and no smaller than pictures may be. */
export function frameSize({ width, height }: Size): Size {
  const { frameMax, imageMinSide } = limits
  const scale = Math.max(
    Math.min(1, frameMax / Math.max(width, height)),
    imageMinSide / Math.min(width, height),
  )
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Waits for an event of a video; false when an error comes first, or nothing at all. */
function happens(video: HTMLVideoElement, name: string, act: () => void): Promise<boolean> {
  const over = new AbortController()
  const { signal } = over
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timings.frameLongest)
    signal.addEventListener('abort', () => clearTimeout(timer))
    video.addEventListener(name, () => resolve(true), { signal })
    video.addEventListener('error', () => resolve(false), { signal })
    act()
  }).finally(() => over.abort())
}

/** Opens a video outside of the page; undefined when the browser can't read it. */
export async function openVideo(address: string): Promise<HTMLVideoElement | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const isOpen = await happens(video, 'loadeddata', () => {
    video.src = address
    video.load()
  })
  return isOpen ? video : undefined
}

/** Ends a video, so that the browser frees what it read. */
export function closeVideo(video: HTMLVideoElement): void {
  video.removeAttribute('src')
  video.load()
}

/** Draws the frame that a video shows; undefined when the browser can't. */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return undefined
  const canvas = document.createElement('canvas')
  const size = frameSize({ width, height })
  canvas.width = size.width
  canvas.height = size.height
  canvas.getContext('2d')?.drawImage(video, 0, 0, size.width, size.height)
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  )
  return drawn ?? undefined
}

/** Draws the frame of a video at a time in seconds. */
export async function frameAt(video: HTMLVideoElement, seconds: number): Promise<Blob | undefined> {
  const isThere = await happens(video, 'seeked', () => {
    video.currentTime = seconds
  })
  return isThere ? drawFrame(video) : undefined
}
