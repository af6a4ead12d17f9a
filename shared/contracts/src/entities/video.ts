import { z } from '@tessera/contracts/schema'

/** A video's file. Its poster is in the `images` beside it. */
export const Video = z.object({
  url: z.string(),
  mime_type: z.enum(['video/mp4', 'video/quicktime', 'video/webm']),
  bytes: z.int(),
  duration_ms: z.int(),
})

export type Video = z.infer<typeof Video>
