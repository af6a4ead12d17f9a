import type { BoardCard } from '@tessera/contracts/entities/board'
import { timings } from '@tessera/contracts/timings'
import { askExtension, extensionIn, tellExtension } from '@tessera/ways-in/ask-extension'
import { askPicture } from '@tessera/ways-in/ask-picture'
import { carriedPictures } from './carried-pictures.ts'
import { siteQueryOf } from './site-query.ts'

/** True when the page that opened this window brought this picture along. */
export function isCarried(address: string): boolean {
  const { hash, search } = window.location
  const { guid } = siteQueryOf('', new URLSearchParams(search))
  return carriedPictures(guid, hash).some((each) => each.address === address)
}

/**
 * Asks the page that opened this window, or the extension that was used there, for a picture that the service cannot
 * fetch, such as one behind a log-in.
 * Undefined when that page did not bring it along, is gone, or may not read it.
 */
export async function pictureFromOpener(address: string): Promise<File | undefined> {
  const { search } = window.location
  const { guid, page } = siteQueryOf('', new URLSearchParams(search))
  if (guid === undefined || page === undefined || !isCarried(address)) return
  if (extensionIn(search) !== undefined)
    return askExtension({ guid, address }, { search, browser: window })
  const opener: Window | null = window.opener ?? null
  if (opener === null) return
  const { origin } = new URL(page)
  const wait = timings.openerAnswers
  const picture = await askPicture({ guid, address }, { here: window, opener, origin, wait })
  return picture && new File([picture], 'picture', { type: picture.type })
}

/** Tells the extension that opened this window which board was saved to. Names of boards that may be secret stay here. */
export function tellBoard(id: string, known: BoardCard | undefined): void {
  const name = known === undefined || known.privacy === 'secret' ? '' : known.name
  void tellExtension({ id, name }, { search: window.location.search, browser: window })
}
