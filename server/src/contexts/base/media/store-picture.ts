import { MediaId, type UserId } from '@tessera/contracts/ids'
import type { Blobs } from '../../../platform/blobs/port.ts'
import type {
  BlurredImage,
  ImageFault,
  PreparedImage,
  Rendition,
} from '../../../platform/images/port.ts'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { isRefusedPicture } from '../refused-pictures/refused-pictures.ts'
import { blobKey, type SizeName, type Sizes, sizeNames } from './rules.ts'
import { addMedia, type MediaRow } from './store.ts'

/** The owner of a picture, and the signal that aborts when their request ends. */
export interface PictureOwner {
  readonly ownerId: UserId
  /** By which turns and the budget for decoding are counted, for work that nobody waits for; the owner otherwise. */
  readonly who?: string
  readonly signal?: AbortSignal | undefined
}

/** Stores a picture in every size. Its row is inserted afterwards. */
export async function storePicture(blobs: Blobs, key: string, image: PreparedImage): Promise<void> {
  await Promise.all(
    image.renditions.flatMap(({ name, webp, jpg }) => [
      blobs.put(blobKey(key, name, 'webp'), { bytes: webp, contentType: 'image/webp' }),
      ...(jpg === null
        ? []
        : [blobs.put(blobKey(key, name, 'jpg'), { bytes: jpg, contentType: 'image/jpeg' })]),
    ]),
  )
}

/** Stores one small rendition as every size of a picture. */
export async function storeEverySize(
  blobs: Blobs,
  key: string,
  { webp, jpg }: Pick<BlurredImage, 'webp' | 'jpg'>,
): Promise<void> {
  const webpFile = { bytes: webp, contentType: 'image/webp' }
  const jpgFile = { bytes: jpg, contentType: 'image/jpeg' }
  await Promise.all(
    sizeNames.flatMap((name) => [
      blobs.put(blobKey(key, name, 'webp'), webpFile),
      blobs.put(blobKey(key, name, 'jpg'), jpgFile),
    ]),
  )
}

/** Deletes a picture in every size. */
export async function deletePicture(blobs: Blobs, key: string): Promise<void> {
  const keys = sizeNames.flatMap((name) => [blobKey(key, name, 'webp'), blobKey(key, name, 'jpg')])
  await Promise.all(keys.map((each) => blobs.delete(each)))
}

/** The columns that describe the picture itself. */
export const pictureFields = (image: PreparedImage) => ({
  width: image.width,
  height: image.height,
  dominantColor: image.dominantColor,
  phash: image.phash,
  sizes: sizesOf(image.renditions),
})

/**
 * Creates all sizes of an uploaded picture and stores it as this member's; `uploadId` is its
 * upload.
 */
export async function storeUploadedPicture(
  ports: Ports,
  owner: PictureOwner,
  bytes: Uint8Array<ArrayBuffer>,
  uploadId: string | null = null,
): Promise<
  | { readonly ok: true; readonly mediaId: MediaId; readonly media: MediaRow }
  | { readonly ok: false; readonly code: ImageFault | 'picture-refused' }
> {
  const { ownerId, who = ownerId, signal } = owner
  const prepared = await ports.images.prepare(bytes, { who, signal })
  if (!prepared.ok) return { ok: false, code: prepared.fault }
  const { look } = prepared.image
  const sha = await sha256(bytes)
  if (await isRefusedPicture(ports.db, { sha, look })) return { ok: false, code: 'picture-refused' }
  const key = ports.keys.next()
  await storePicture(ports.blobs, key, prepared.image)
  const media = await addMedia(ports.db, {
    id: MediaId.parse(ports.ids.next()),
    key,
    sha,
    uploadId,
    ownerId,
    createdAt: ports.clock.now(),
    ...pictureFields(prepared.image),
  })
  if (media.key !== key) await deletePicture(ports.blobs, key)
  return { ok: true, mediaId: media.id, media }
}

/** Returns width and height of each size. */
export function sizesOf(renditions: readonly Rendition[]): Sizes {
  const size = (name: SizeName) => {
    const found = renditions.find((rendition) => rendition.name === name)
    if (found === undefined) throw new Error(`A prepared picture lacks its size ${name}.`)
    return { width: found.width, height: found.height }
  }
  return {
    '236x': size('236x'),
    '300x': size('300x'),
    '474x': size('474x'),
    '564x': size('564x'),
    '736x': size('736x'),
    orig: size('orig'),
  }
}
