import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import type { Carried } from '@tessera/ways-in/carried'
import { carriedIn } from '@tessera/ways-in/messages'

/** The fragments of addresses, by the visit that brought them: log-in on the way drops the fragment. */
const keptFragments = keepDrafts('carried-pictures', z.string())(undefined)

/** Returns the pictures that the page of another site brought along, its own first. */
export function carriedPictures(guid: string | undefined, hash: string): readonly Carried[] {
  const arrived = carriedIn(hash)
  if (guid === undefined) return arrived
  if (arrived.length > 0) keptFragments.keep(guid, hash)
  return arrived.length > 0 ? arrived : carriedIn(keptFragments.get(guid) ?? '')
}
