import { vttOf } from '@tessera/contracts/captions'
import type { NewVideo } from '@tessera/contracts/entities/video'
import type { MediaId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { blobKey, captionsBlobKey, clearly } from '../../base/media/rules.ts'
import { blurFiles } from '../../base/media/sensitive.ts'
import { findMediaOf, updateVideo, type VideoDress } from '../../base/media/store.ts'
import {
  deletePicture,
  type PictureOwner,
  pictureFields,
  storePicture,
} from '../../base/media/store-picture.ts'
import { isRefusedPicture } from '../../base/refused-pictures/refused-pictures.ts'
import { captionsReader } from './captions-reader.ts'

type Dress = { readonly ok: true; readonly dress: VideoDress } | Refusal
const nothing: Dress = { ok: true, dress: {} }

/**
 * Gives a member's own video its cover and captions. What they replace is deleted, as are new
 * files that can't be used.
 */
export async function dressVideo(
  ports: Ports,
  owner: PictureOwner,
  { mediaId, video }: { readonly mediaId: MediaId; readonly video: NewVideo | undefined },
): Promise<Refusal | undefined> {
  if (video === undefined) return undefined
  const { db, blobs } = ports
  const found = await findMediaOf(db, mediaId, owner.ownerId)
  if (found === undefined) return refused('not-found', { field: 'media_upload_id' })
  if (found.kind !== 'video') return refused('upload-type-refused', { field: 'video' })
  const captions = await captionsOf(ports, owner, video)
  if (!captions.ok) return captions
  const cover = await coverOf(ports, owner, video)
  if (!cover.ok) {
    await deleteFiles(ports, captions.dress)
    return cover
  }
  const dress = { ...captions.dress, ...cover.dress }
  if (dress.cover !== undefined && found.clearKey !== null)
    await blurFiles(ports, dress.cover.key, owner.ownerId)
  const before = await updateVideo(db, mediaId, dress)
  if (before === undefined) {
    await deleteFiles(ports, dress)
    return refused('not-found', { field: 'media_upload_id' })
  }
  if (dress.cover !== undefined) await deletePicture(blobs, clearly(before).key)
  if (dress.captions !== undefined && before.captionsKey !== null)
    await blobs.delete(captionsBlobKey(before.captionsKey))
  return undefined
}

async function deleteFiles({ blobs }: Ports, { cover, captions }: VideoDress): Promise<void> {
  if (cover !== undefined) await deletePicture(blobs, cover.key)
  if (captions !== undefined) await blobs.delete(captionsBlobKey(captions.captionsKey))
}

async function captionsOf(
  { keys, blobs, readers }: Ports,
  { ownerId, signal }: PictureOwner,
  { captions }: NewVideo,
): Promise<Dress> {
  if (captions === undefined) return nothing
  const by = { who: ownerId, signal }
  const opened = await readers.read(captionsReader, { input: captions.text, by })
  if (!opened.ok && opened.fault === 'too-busy') return refused(opened.fault)
  const tooLarge = { ok: false, fault: { kind: 'too-large', line: 1 } } as const
  const read = opened.ok ? opened.output : tooLarge
  if (!read.ok) {
    const { line, kind: why } = read.fault
    return refused('captions-unfit', { field: 'video.captions', line, why })
  }
  const captionsKey = keys.next()
  const bytes = new TextEncoder().encode(vttOf(read.cues))
  const contentType = 'text/vtt; charset=utf-8'
  await blobs.put(captionsBlobKey(captionsKey), { bytes, contentType })
  const { language: captionsLanguage } = captions
  return { ok: true, dress: { captions: { captionsKey, captionsLanguage } } }
}

/** Makes the cover a picture of its own, so that the upload may become something else, or go. */
async function coverOf(
  { db, keys, blobs, images }: Ports,
  { ownerId, signal }: PictureOwner,
  { cover_upload_id: id }: NewVideo,
): Promise<Dress> {
  if (id === undefined) return nothing
  const field = 'video.cover_upload_id'
  const found = await findMediaOf(db, id, ownerId)
  const blob =
    found?.kind === 'image' ? await blobs.get(blobKey(clearly(found).key, 'orig')) : undefined
  if (blob === undefined) return refused('not-found', { field })
  const made = await images.prepare(blob.bytes, { who: ownerId, signal })
  if (!made.ok) return refused(made.fault, { field })
  const sent = { sha: await sha256(blob.bytes), look: made.image.look }
  if (await isRefusedPicture(db, sent)) return refused('picture-refused', { field })
  const key = keys.next()
  await storePicture(blobs, key, made.image)
  return { ok: true, dress: { cover: { key, ...pictureFields(made.image) } } }
}
