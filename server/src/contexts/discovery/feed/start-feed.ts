import type { Account } from '../../../calls/account.ts'
import type { Ports } from '../../../ports.ts'
import type { AdTrail } from '../../ads/delivery/choosing/ad-trail.ts'
import { type FeedPlace, newest } from './feed-place.ts'
import type { Offered } from './offers.ts'
import type { WhichLists } from './offers-sql.ts'
import { personalList } from './personal-list.ts'
import { popularList } from './popular-list.ts'

/** A position in a feed, and what its sources offer from there. */
export interface OfferedPlace {
  readonly place: FeedPlace
  readonly offered: Offered
}

/**
 * Returns the start of a feed over the current lists. The newest lists are read together with what they
 * offer; only when one of them is stale, it is made and read in a second statement.
 */
export async function startFeed(
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  { viewer, ads }: { readonly viewer: Account | null; readonly ads: AdTrail },
  read: (place: FeedPlace, which: WhichLists) => Promise<Offered>,
): Promise<OfferedPlace> {
  const beginning: FeedPlace = {
    personalId: null,
    popularId: null,
    personal: 0,
    popular: 0,
    fresh: newest,
    ahead: [],
    ads,
    turn: { count: 0, run: null },
  }
  const offered = await read(beginning, 'newest')
  const { personal, popular, basis } = offered.lists
  const own =
    viewer === null ? undefined : await personalList(ports, viewer, { newest: personal, basis })
  const shared = await popularList(ports, popular)
  const place = { ...beginning, personalId: own?.id ?? null, popularId: shared.id }
  const areNewest = own?.id === personal?.id && shared.id === popular?.id
  return { place, offered: areNewest ? offered : await read(place, 'started') }
}
