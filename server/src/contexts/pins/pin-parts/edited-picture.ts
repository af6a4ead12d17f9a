import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { MediaId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { blobKey, clearly } from '../../base/media/rules.ts'
import { addMedia, findMediaOf } from '../../base/media/store.ts'
import {
  deletePicture,
  type PictureOwner,
  pictureFields,
  storePicture,
} from '../../base/media/store-picture.ts'
import { isRefusedPicture, isWithheld } from '../../base/refused-pictures/refused-pictures.ts'

/** A stored picture of the owner's. */
export type OwnPicture = { readonly ok: true; readonly mediaId: MediaId } | Refusal

/** True when an edit changes nothing. */
const isNothing = ({ turns, flipped, crop }: ImageEdit): boolean =>
  turns === 0 && !flipped && crop === null

/**
 * Returns an uploaded picture of the owner's as it's edited: a new picture, so that the upload stays
 * for another edit. A video can't be edited.
 */
export async function editedPicture(
  ports: Ports,
  owner: PictureOwner,
  { mediaId, edit, field }: { mediaId: MediaId; edit: ImageEdit | undefined; field: string },
): Promise<OwnPicture> {
  const { ownerId, signal } = owner
  const found = await findMediaOf(ports.db, mediaId, ownerId)
  if (found === undefined) return refused('not-found', { field })
  if (await isWithheld(ports.db, [mediaId])) return refused('picture-refused', { field })
  if (edit === undefined || isNothing(edit)) return { ok: true, mediaId }
  const blob = await ports.blobs.get(blobKey(clearly(found).key, 'orig'))
  if (blob === undefined || found.kind === 'video') return refused('image-type-refused', { field })
  const made = await ports.images.prepareEdited(blob.bytes, edit, { who: ownerId, signal })
  if (!made.ok) return refused(made.fault, { field })
  const { look } = made.image
  const sha = await sha256(made.image.renditions.at(-1)?.webp ?? blob.bytes)
  if (await isRefusedPicture(ports.db, { sha, look })) return refused('picture-refused', { field })
  const key = ports.keys.next()
  await storePicture(ports.blobs, key, made.image)
  try {
    const media = await addMedia(ports.db, {
      id: MediaId.parse(ports.ids.next()),
      key,
      ownerId,
      uploadId: null,
      sha,
      createdAt: ports.clock.now(),
      ...pictureFields(made.image),
    })
    return { ok: true, mediaId: media.id }
  } catch (cause) {
    await deletePicture(ports.blobs, key)
    throw cause
  }
}
