import type { Pages } from '../../platform/pages/port.ts'
import { unsaidType } from '../../platform/pages/port.ts'
import { faultCodes } from './fetch-faults.ts'

/** A picture itself may be larger than a page that names pictures. */
export const outsidePictureMaxBytes = 20 * 1024 * 1024

/** What is said to be a picture; what it is, its bytes tell. */
const pictureTypes = ['image/', unsaidType, 'binary/octet-stream']

/** The bytes of what another site says is a picture; nobody but the images port looks into them. */
export type FetchedPicture =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: (typeof faultCodes)[keyof typeof faultCodes] }

/** Fetches a picture of another site, for as long as the signal's owner waits for it. */
export async function fetchOutsidePicture(
  pages: Pages,
  url: string,
  signal?: AbortSignal,
): Promise<FetchedPicture> {
  const wish = { maxBytes: outsidePictureMaxBytes, accept: pictureTypes }
  const came = await pages.fetch(url, signal === undefined ? wish : { ...wish, signal })
  return came.ok ? { ok: true, bytes: came.bytes } : { ok: false, code: faultCodes[came.code] }
}
