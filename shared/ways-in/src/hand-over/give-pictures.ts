import { pinTitleMax } from '@tessera/contracts/limit-values'
import type { FoundPicture } from '../pictures/found-picture.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { carriedKey, carriedMax, type PictureGiven, type PictureWanted } from './carried.ts'

/** Writes pictures into the fragment of an address, which no server is sent. */
export function fragmentOf(pictures: readonly FoundPicture[]): string {
  const listed = pictures
    .slice(0, carriedMax)
    .map(({ address, width, height, text }) => [address, width, height, text.slice(0, pinTitleMax)])
  return `#${new URLSearchParams([[carriedKey, JSON.stringify(listed)]])}`
}

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
      ...{ kind: 'save.picture-given', guid, address: data.address, picture: bytes ?? null },
    }
    to.postMessage(given, origin)
  })
}
