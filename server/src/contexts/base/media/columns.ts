import { sql } from '../../../platform/database/sql.ts'
import { media } from './tables.ts'

/** The columns of `media` that pins show. */
export const pictureColumns = {
  id: media.id,
  kind: media.kind,
  key: media.key,
  clearKey: media.clearKey,
  sensitiveBy: media.sensitiveBy,
  sizes: media.sizes,
  dominantColor: media.dominantColor,
  durationMs: media.durationMs,
  videoKey: media.videoKey,
  videoMime: media.videoMime,
  videoBytes: media.videoBytes,
  captionsKey: media.captionsKey,
  captionsLanguage: media.captionsLanguage,
}

/** The key of a picture's files as they were uploaded. */
export const clearKeyColumn = sql<string>`coalesce(${media.clearKey}, ${media.key})`
