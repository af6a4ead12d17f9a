import type { PictureWanted } from './carried.ts'
import { givenIn } from './messages.ts'

/** The windows and the time that asking needs. */
export interface Asking {
  /** This window, which hears the answer. */
  readonly here: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** The window that opened this one. */
  readonly opener: Pick<Window, 'postMessage'>
  /** Origin of the page that the pictures are from; no other may answer. */
  readonly origin: string
  /** Milliseconds after which nobody answers any more. */
  readonly wait: number
}

/**
 * Asks the page that opened this window for the bytes of a picture. Undefined when that page is gone, has gone on
 * to another origin, or may not read the picture.
 */
export function askPicture(
  { guid, address }: { readonly guid: string; readonly address: string },
  { here, opener, origin, wait }: Asking,
): Promise<Blob | undefined> {
  const asked: PictureWanted = { kind: 'save.picture-wanted', guid, address }
  return new Promise((done) => {
    const end = (picture?: Blob | null) => {
      here.removeEventListener('message', hear)
      clearTimeout(timer)
      done(picture ?? undefined)
    }
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== opener || from !== origin) return
      const given = givenIn(data, asked)
      if (given !== undefined) end(given.picture)
    }
    const timer = setTimeout(end, wait)
    here.addEventListener('message', hear)
    opener.postMessage(asked, origin)
  })
}
