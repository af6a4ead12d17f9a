import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { MediaId } from '@tessera/contracts/ids'
import type { Ports } from '../../../ports.ts'
import { findMediaOf } from '../../base/media/store.ts'
import { type PictureOwner, storeUploadedPicture } from '../../base/media/store-picture.ts'
import { storeOutsidePicture } from '../../base/outside-pages/store-outside-picture.ts'
import { withReservation } from '../../base/upload-quota/upload-quota.ts'

type Input = Pick<ParsedInputOf<typeof createPin>, 'media_upload_id' | 'image_url' | 'image_base64'>

/** The stored picture for a new pin, or why there is none. */
export type FoundPicture =
  | { readonly ok: true; readonly mediaId: MediaId }
  | {
      readonly ok: false
      readonly code: ErrorCode
      readonly data?: Readonly<Record<string, unknown>>
    }

/** Returns a new pin's picture: an uploaded one, one from the web, or one in base64. */
export async function pictureOf(
  ports: Ports,
  owner: PictureOwner,
  input: Input,
): Promise<FoundPicture> {
  const { media_upload_id, image_url, image_base64 } = input
  if (media_upload_id !== undefined) {
    const found = await findMediaOf(ports.db, media_upload_id, owner.ownerId)
    return found === undefined
      ? { ok: false, code: 'not-found', data: { field: 'media_upload_id' } }
      : { ok: true, mediaId: found.id }
  }
  if (image_base64 !== undefined) {
    const bytes = bytesOf(image_base64)
    return bytes === undefined
      ? { ok: false, code: 'image-unreadable' }
      : withReservation(ports, { ownerId: owner.ownerId, bytes: bytes.length }, async () => ({
          result: await storeUploadedPicture(ports, owner, bytes),
          came: bytes.length,
        }))
  }
  if (image_url !== undefined) return storeOutsidePicture(ports, owner, image_url)
  return { ok: false, code: 'picture-missing' }
}

/** Decodes a data URL or bare base64. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bare = text.replace(/^data:[^,]{0,100},/, '')
    return Uint8Array.from(atob(bare), (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return undefined
  }
}
