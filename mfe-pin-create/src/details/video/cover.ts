import { z } from '@tessera/contracts/schema'

/** A chosen cover: an uploaded picture, and the video that it belongs to. */
export const Cover = z.object({
  /** The signature of the video; another video starts without a cover. */
  of: z.string(),
  mediaId: z.string(),
  preview: z.string(),
  /** Seconds from the beginning of the video; null for an own picture. */
  at: z.nullable(z.number()),
})

/** A chosen cover: an uploaded picture, and the video that it belongs to. */
export type Cover = z.infer<typeof Cover>

/** Returns the cover that was chosen for this video. */
export const coverFor = (cover: Cover | null, of: string): Cover | null =>
  cover?.of === of ? cover : null

/** The seconds between two steps of the scrubber. */
export const frameStep = 0.1

/** Returns the last time that has a frame. */
export const lastFrame = (durationMs: number): number =>
  Math.max(0, Math.ceil(durationMs / 100) - 1) / 10

/**
 * Writes seconds with a tenth, as the scrubber says them.
 *
 *     frameClock(65.34) // '1:05.3'
 */
export function frameClock(seconds: number): string {
  const tenths = Math.round(Math.max(0, seconds) * 10)
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600]
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`
}
