import type { FoundPicture } from '../pictures/found-picture.ts'
import { readPicture } from '../pictures/read-picture.ts'
import type { PictureGiven, PictureWanted } from './carried.ts'

const isWanted = (data: unknown, guid: string): data is PictureWanted =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === 'save.picture-wanted' &&
  'guid' in data &&
  data.guid === guid

/** Gives the product's window the bytes of pictures of this page, when it asks: these alone, and no other window. */
export function givePictures(
  pictures: readonly FoundPicture[],
  { to, origin, guid }: { readonly to: Window; readonly origin: string; readonly guid: string },
): void {
  window.addEventListener('message', async ({ source, origin: from, data }) => {
    if (source !== to || from !== origin || !isWanted(data, guid)) return
    const picture = pictures.find(({ address }) => address === data.address)
    const bytes = picture === undefined ? undefined : await readPicture(picture)
    const given: PictureGiven = {
      kind: 'save.picture-given',
      guid,
      address: data.address,
      picture: bytes ?? null,
    }
    to.postMessage(given, origin)
  })
}
