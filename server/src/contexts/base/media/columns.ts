import { media } from './tables.ts'

/** The columns of `media` that pins show. */
export const pictureColumns = {
  id: media.id,
  kind: media.kind,
  key: media.key,
  sizes: media.sizes,
  dominantColor: media.dominantColor,
  durationMs: media.durationMs,
  videoKey: media.videoKey,
  videoMime: media.videoMime,
  videoBytes: media.videoBytes,
  captionsKey: media.captionsKey,
  captionsLanguage: media.captionsLanguage,
}
