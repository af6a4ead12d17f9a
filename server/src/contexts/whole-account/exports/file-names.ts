import type { MediaId } from '@tessera/contracts/ids'
import {
  blobKey,
  captionsBlobKey,
  type VideoMime,
  videoBlobKey,
  videoEndings,
} from '../../base/media/rules.ts'

/** A picture or video of a download. */
export interface StoredFile {
  readonly id: MediaId
  readonly key: string
  readonly videoKey: string | null
  readonly videoMime: VideoMime | null
  readonly captionsKey: string | null
}

/** Returns the name of a picture in a download. Names hold ids alone, never what people wrote. */
export const pictureFile = (id: MediaId): string => `pictures/${id}.webp`

/** Returns the files of a picture or video: their names in a download and their blobs. */
export function filesOf({ id, key, videoKey, videoMime, captionsKey }: StoredFile) {
  const picture = { name: pictureFile(id), blob: blobKey(key, 'orig') }
  if (videoKey === null || videoMime === null) return [picture]
  const name = `pictures/${id}.${videoEndings[videoMime]}`
  const video = { name, blob: videoBlobKey(videoKey, videoMime) }
  if (captionsKey === null) return [picture, video]
  return [picture, video, { name: `pictures/${id}.vtt`, blob: captionsBlobKey(captionsKey) }]
}
