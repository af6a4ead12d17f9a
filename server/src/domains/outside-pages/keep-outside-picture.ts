import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { MediaId } from '@tessera/contracts/ids'
import type { Ports } from '../../ports.ts'
import { keepUploadedPicture, type Owner } from '../media/keep-picture.ts'
import { fetchOutsidePicture } from './fetch-outside-picture.ts'
import { mayLook } from './look-limits.ts'

/** Fetches a picture of another site and keeps it as if this person had sent it. */
export async function keepOutsidePicture(
  ports: Ports,
  owner: Owner,
  url: string,
): Promise<
  | { readonly ok: true; readonly mediaId: MediaId }
  | { readonly ok: false; readonly code: ErrorCode }
> {
  if (!(await mayLook(ports, 'keepByMember', owner.ownerId))) return { ok: false, code: 'too-fast' }
  const came = await fetchOutsidePicture(ports.pages, url, owner.signal)
  return came.ok ? keepUploadedPicture(ports, owner, came.bytes) : came
}
