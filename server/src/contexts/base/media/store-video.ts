import { MediaId } from '@tessera/contracts/ids'
import type { ImageFault } from '../../../platform/images/port.ts'
import type { UploadedFile } from '../../../platform/uploads/port.ts'
import { erased } from '../../../platform/video/erasures.ts'
import type { Erasure, VideoFacts } from '../../../platform/video/port.ts'
import type { Ports } from '../../../ports.ts'
import { isRefusedPicture } from '../refused-pictures/refused-pictures.ts'
import { videoBlobKey } from './rules.ts'
import { addMedia, type MediaRow } from './store.ts'
import { deletePicture, type PictureOwner, pictureFields, storePicture } from './store-picture.ts'

/** A video that was read, with the bytes of its poster. */
interface NewVideoFile {
  readonly file: UploadedFile
  readonly video: VideoFacts
  readonly erasures: readonly Erasure[]
  readonly poster: Uint8Array<ArrayBuffer>
  /** False for a poster that the service drew. */
  readonly hasOwnPoster: boolean
  readonly uploadId: string | null
}

/** Stores a video with its poster as this member's, without what it says of where and by whom it was made. */
export async function storeVideo(
  ports: Ports,
  owner: PictureOwner,
  sent: NewVideoFile,
): Promise<
  | { readonly ok: true; readonly media: MediaRow }
  | { readonly ok: false; readonly code: ImageFault | 'picture-refused' }
> {
  const { ownerId, who = ownerId, signal } = owner
  const { video, file, hasOwnPoster } = sent
  const prepared = await ports.images.prepare(sent.poster, { who, signal })
  if (!prepared.ok) return { ok: false, code: prepared.fault }
  const [key, videoKey] = [ports.keys.next(), ports.keys.next()]
  const contentType = video.mime
  const incoming = { body: erased(file.stream(), sent.erasures), size: file.size, contentType }
  const sha = await ports.blobs.putStream(videoBlobKey(videoKey, video.mime), incoming)
  // A poster that the service draws looks like other videos' posters.
  const look = hasOwnPoster ? prepared.image.look : undefined
  if (await isRefusedPicture(ports.db, { sha, look })) {
    await ports.blobs.delete(videoBlobKey(videoKey, video.mime))
    return { ok: false, code: 'picture-refused' }
  }
  await storePicture(ports.blobs, key, prepared.image)
  const fields = pictureFields(prepared.image)
  const media = await addMedia(ports.db, {
    ...fields,
    // Generated posters look alike when their videos don't, so they have no perceptual hash.
    phash: hasOwnPoster ? fields.phash : null,
    id: MediaId.parse(ports.ids.next()),
    kind: 'video',
    key,
    sha,
    uploadId: sent.uploadId,
    ownerId,
    durationMs: video.durationMs,
    videoKey,
    videoMime: video.mime,
    videoBytes: file.size,
    createdAt: ports.clock.now(),
  })
  if (media.key !== key) {
    await deletePicture(ports.blobs, key)
    await ports.blobs.delete(videoBlobKey(videoKey, video.mime))
  }
  return { ok: true, media }
}
