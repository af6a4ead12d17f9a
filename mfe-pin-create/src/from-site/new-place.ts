import { BoardId, SectionId } from '@tessera/contracts/ids'
import { parseUrl } from '@tessera/contracts/parse-url'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'

/** A board or section that was created on a page of its own, for a pin of another site. */
const NewPlace = z.object({
  board: z.object({ id: BoardId, name: z.string() }),
  section: z.nullable(z.object({ id: SectionId, title: z.string() })),
})

/** Places that were created, by the address that the pin is saved at. */
export const newPlaces = keepDrafts('site-place', NewPlace)

const [, pinCreate = ''] = /^(.*?):/.exec(paths.pinCreate.pattern) ?? []

/** Returns the address that a form leads back to: only where pins are saved from other sites. */
export function leadsBackTo(next: string | null): string | undefined {
  const url = parseUrl(next ?? '', 'https://own.invalid')
  const isOwn = url?.origin === 'https://own.invalid' && next?.startsWith('/') === true
  return isOwn && url.pathname.startsWith(pinCreate) ? url.pathname + url.search : undefined
}
