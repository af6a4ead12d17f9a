import { timings } from '@tessera/contracts/timings'
import { askPicture } from '@tessera/ways-in/ask-picture'
import { siteQueryOf } from '../from-site/site-query.ts'
import { carriedPictures } from './carried-pictures.ts'

/** True when the page that opened this window brought this picture along. */
export function isCarried(address: string): boolean {
  const { hash, search } = window.location
  const { guid } = siteQueryOf('', new URLSearchParams(search))
  return carriedPictures(guid, hash).some((each) => each.address === address)
}

/**
 * Asks the page that opened this window for a picture that the service cannot fetch, such as one behind a log-in.
 * Undefined when that page did not bring it along, is gone, or may not read it.
 */
export async function pictureFromOpener(address: string): Promise<File | undefined> {
  const opener: Window | null = window.opener ?? null
  const { guid, page } = siteQueryOf('', new URLSearchParams(window.location.search))
  if (opener === null || guid === undefined || page === undefined || !isCarried(address)) return
  const { origin } = new URL(page)
  const wait = timings.openerAnswers
  const picture = await askPicture({ guid, address }, { here: window, opener, origin, wait })
  return picture && new File([picture], 'picture', { type: picture.type })
}
