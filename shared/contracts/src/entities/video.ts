import { z } from '@tessera/contracts/schema'
import { MediaId } from '../ids.ts'
import { limits } from '../limits.ts'

/** A video's file. Its poster is in the `images` beside it. */
export const Video = z.object({
  url: z.string(),
  mime_type: z.enum(['video/mp4', 'video/quicktime', 'video/webm']),
  bytes: z.int(),
  duration_ms: z.int(),
})

/** The cover and captions of a new pin's video. */
export const NewVideo = z.strictObject({
  /** An uploaded picture, such as a frame of the video, to show until it plays. */
  cover_upload_id: z.optional(MediaId),
  /** WebVTT or SubRip. */
  captions: z.optional(
    z.strictObject({
      text: z.string().check(z.maxLength(limits.captionsMax)),
      language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)),
    }),
  ),
})

export type NewVideo = z.infer<typeof NewVideo>
export type Video = z.infer<typeof Video>
