import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { MediaId, UserId } from '@tessera/contracts/ids'
import { unsaidType } from '../../platform/pages/port.ts'
import type { Ports } from '../../ports.ts'
import { keepUploadedPicture } from '../media/keep-picture.ts'
import { faultCodes } from './fetch-faults.ts'
import { mayLook } from './look-limits.ts'

/** A picture itself may be larger than a page that names pictures. */
const outsidePictureMaxBytes = 20 * 1024 * 1024

/** What is said to be a picture; what it is, its bytes tell. */
const pictureTypes = ['image/', unsaidType, 'binary/octet-stream']

/** Fetches a picture of another site and keeps it as if this person had sent it. */
export async function keepOutsidePicture(
  ports: Ports,
  ownerId: UserId,
  url: string,
): Promise<
  | { readonly ok: true; readonly mediaId: MediaId }
  | { readonly ok: false; readonly code: ErrorCode }
> {
  if (!(await mayLook(ports, 'keepByMember', ownerId))) return { ok: false, code: 'too-fast' }
  const wish = { maxBytes: outsidePictureMaxBytes, accept: pictureTypes }
  const came = await ports.pages.fetch(url, wish)
  if (!came.ok) return { ok: false, code: faultCodes[came.code] }
  return keepUploadedPicture(ports, ownerId, came.bytes)
}
