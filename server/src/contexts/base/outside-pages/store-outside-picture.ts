import type { MediaId } from '@tessera/contracts/ids'
import type { Refusal } from '../../../calls/answer.ts'
import type { Ports } from '../../../ports.ts'
import { type PictureOwner, storeUploadedPicture } from '../media/store-picture.ts'
import { withReservation } from '../upload-quota/upload-quota.ts'
import { fetchOutsidePicture, outsidePictureMaxBytes } from './fetch-outside-picture.ts'
import { limitLooks } from './look-limits.ts'

type Kept = { readonly ok: true; readonly mediaId: MediaId } | Refusal

/** Fetches a picture from another site and stores it as if the member had uploaded it. */
export async function storeOutsidePicture(
  ports: Ports,
  owner: PictureOwner,
  url: string,
): Promise<Kept> {
  const barred = await limitLooks(ports, 'keepByMember', owner.ownerId)
  return barred ?? keepOutsidePicture(ports, owner, url)
}

/** Does the same for a job, which is limited by the account's uploads of a day alone. */
export async function keepOutsidePicture(
  ports: Ports,
  owner: PictureOwner,
  url: string,
): Promise<Kept> {
  const { ownerId, signal } = owner
  return withReservation<Kept>(ports, { ownerId, bytes: outsidePictureMaxBytes }, async () => {
    const came = await fetchOutsidePicture(ports.pages, url, signal)
    if (!came.ok) return { result: came, came: 0 }
    const result = await storeUploadedPicture(ports, owner, came.bytes)
    return { result, came: came.bytes.length }
  })
}
