import type { Pages } from '../../../platform/pages/port.ts'
import { unsaidType } from '../../../platform/pages/port.ts'
import { faultCodes } from './fetch-faults.ts'

/** Pictures may be larger than pages. */
export const outsidePictureMaxBytes = 20 * 1024 * 1024

/** Content types to accept; the bytes decide whether it's a picture. */
const pictureTypes = ['image/', unsaidType, 'binary/octet-stream']

/** The fetched bytes of a picture from another site. Only the images port may decode them. */
export type FetchedPicture =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: (typeof faultCodes)[keyof typeof faultCodes] }

/** Fetches a picture from another site; the signal aborts when the caller stops waiting. */
export async function fetchOutsidePicture(
  pages: Pages,
  url: string,
  signal?: AbortSignal,
): Promise<FetchedPicture> {
  const wish = { maxBytes: outsidePictureMaxBytes, accept: pictureTypes }
  const came = await pages.fetch(url, signal === undefined ? wish : { ...wish, signal })
  return came.ok ? { ok: true, bytes: came.bytes } : { ok: false, code: faultCodes[came.code] }
}
