import type { MediaId } from '@tessera/contracts/ids'
import type { Refusal } from '../../calls/answer.ts'
import type { Ports } from '../../ports.ts'
import { keepUploadedPicture, type Owner } from '../media/keep-picture.ts'
import { whileHeld } from '../upload-quota/upload-quota.ts'
import { fetchOutsidePicture, outsidePictureMaxBytes } from './fetch-outside-picture.ts'
import { limitLooks } from './look-limits.ts'

type Kept = { readonly ok: true; readonly mediaId: MediaId } | Refusal

/** Fetches a picture from another site and stores it as if the member had uploaded it. */
export async function keepOutsidePicture(ports: Ports, owner: Owner, url: string): Promise<Kept> {
  const barred = await limitLooks(ports, 'keepByMember', owner.ownerId)
  if (barred !== undefined) return barred
  const { ownerId, signal } = owner
  return whileHeld<Kept>(ports, { ownerId, bytes: outsidePictureMaxBytes }, async () => {
    const came = await fetchOutsidePicture(ports.pages, url, signal)
    if (!came.ok) return { result: came, came: 0 }
    const result = await keepUploadedPicture(ports, owner, came.bytes)
    return { result, came: came.bytes.length }
  })
}
