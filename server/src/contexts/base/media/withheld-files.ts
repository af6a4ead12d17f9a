import type { Blobs } from '../../../platform/blobs/port.ts'
import { blobKey, captionsBlobKey, sizeNames, type VideoMime, videoBlobKey } from './rules.ts'

const videoMimes: readonly VideoMime[] = ['video/mp4', 'video/quicktime', 'video/webm']

/** A picture or video with the keys of its files. */
export interface MediaFiles {
  readonly key: string
  readonly videoKey: string | null
  readonly videoMime: VideoMime | null
  readonly captionsKey: string | null
}

/** Returns the files of a picture or video at their addresses, and where they are kept while it is withheld. */
function filesOf({ key, videoKey, videoMime, captionsKey }: MediaFiles, keptKey: string) {
  const pictures = sizeNames.flatMap((name) =>
    (['webp', 'jpg'] as const).map(
      (ending) => [blobKey(key, name, ending), blobKey(keptKey, name, ending)] as const,
    ),
  )
  return [
    // The largest one comes first: smaller ones may be made of it.
    ...pictures.toReversed(),
    ...(videoKey === null || videoMime === null
      ? []
      : [[videoBlobKey(videoKey, videoMime), videoBlobKey(keptKey, videoMime)] as const]),
    ...(captionsKey === null
      ? []
      : [[captionsBlobKey(captionsKey), captionsBlobKey(keptKey)] as const]),
  ]
}

/** Copies a file; false when it isn't there. */
async function copied(blobs: Blobs, from: string, to: string): Promise<boolean> {
  const opened = await blobs.open(from)
  if (opened === undefined) return false
  await blobs.putStream(to, opened)
  return true
}

/** Takes files off their addresses, and keeps them under another key. Runs again after it was interrupted. */
export async function withholdFiles(
  blobs: Blobs,
  media: MediaFiles,
  keptKey: string,
): Promise<void> {
  const files = filesOf(media, keptKey)
  for (const [from, to] of files) await copied(blobs, from, to)
  for (const [from] of files) await blobs.delete(from)
}

/** Puts withheld files back to their addresses. */
export async function putFilesBack(
  blobs: Blobs,
  media: MediaFiles,
  keptKey: string,
): Promise<void> {
  for (const [to, from] of filesOf(media, keptKey))
    if (await copied(blobs, from, to)) await blobs.delete(from)
}

/** Deletes withheld files for good. Their row may be gone, so that every name is tried that they can have. */
export async function deleteWithheldFiles(blobs: Blobs, keptKey: string): Promise<void> {
  const names = [
    ...sizeNames.flatMap((name) => [blobKey(keptKey, name), blobKey(keptKey, name, 'jpg')]),
    ...videoMimes.map((mime) => videoBlobKey(keptKey, mime)),
    captionsBlobKey(keptKey),
  ]
  for (const name of names) await blobs.delete(name)
}
