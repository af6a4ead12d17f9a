import { PinId, UserId } from '@tessera/contracts/ids'
import { sql } from 'drizzle-orm'
import { hotQuery } from '../../platform/database/hot-query.ts'
import type { Sql } from '../sql.ts'
import type { FeedPlace } from './feed-place.ts'
import { homeListName } from './list-names.ts'
import type { Offer } from './mix.ts'
import { offersSql } from './offers-sql.ts'

/** How far beyond the page the newest are read, so that one creator's can be told apart. */
export const freshReach = 16

/** How many of a list's next may be gone without its turn being missed. */
const spare = 30

/** The sources of a home feed, the one that an idea belongs to first standing first. */
export type Source = 'promoted' | 'personal' | 'popular' | 'fresh'

/** What the sources of a feed have from a place on. */
export interface Offered {
  readonly offers: ReadonlyMap<Source, readonly Offer[]>
  /** Where each list was read up to, and how long it is. */
  readonly readTo: { readonly personal: number; readonly popular: number }
  readonly length: { readonly personal: number; readonly popular: number }
  /** The oldest pin that was looked at; 0 when there is none older. */
  readonly freshEnd: bigint
  /** When the latest promotion began, in milliseconds; 0 for none. */
  readonly promotedUntil: number
}

const columns = {
  kind: sql<string>`kind`,
  place: sql<string | null>`place`,
  id: sql<string | null>`id`,
  creatorId: sql<string | null>`creator_id`,
}

const forMember = hotQuery('feed_offers_member', (db) =>
  db.select(columns).from(offersSql(sql.placeholder('viewerId'))),
)
const forVisitor = hotQuery('feed_offers_visitor', (db) => db.select(columns).from(offersSql(null)))

/** Reads what each source has next, with nothing among it that the viewer may not see. */
export async function offersOf(
  db: Sql,
  asked: {
    readonly viewerId: UserId | null
    readonly place: FeedPlace
    readonly most: number
    readonly now: Date
  },
): Promise<Offered> {
  const { viewerId, place, most } = asked
  const readTo = {
    personal: place.personal + most + spare,
    popular: place.popular + most + spare,
  }
  const values = {
    personalId: place.personalId ?? '0',
    popularId: place.popularId ?? '0',
    personal: place.personal,
    personalTo: readTo.personal,
    popular: place.popular,
    popularTo: readTo.popular,
    fresh: String(place.fresh),
    ahead: place.ahead.map((at) => String(-at)),
    promotedUntil: place.promotedUntil,
    promoted: place.promoted,
    now: asked.now.toISOString(),
    // One more than the page holds, so that where nothing is left over, all was looked at.
    most: most + 1,
    mostFresh: most + freshReach,
    mostPromoted: Math.ceil(most / 12) + 1,
    personalName: viewerId === null ? '' : homeListName(viewerId),
  }
  const rows =
    viewerId === null ? await forVisitor(db, values) : await forMember(db, { ...values, viewerId })
  const measure = (kind: string) => rows.find((row) => row.kind === kind)?.place ?? '0'
  return {
    offers: byKind(rows),
    readTo,
    length: {
      personal: Number(measure('personal-length')),
      popular: Number(measure('popular-length')),
    },
    freshEnd: BigInt(measure('fresh-end')),
    promotedUntil: Number(measure('promoted-until')),
  }
}

type Row = Awaited<ReturnType<typeof forMember>>[number]

const sources: readonly Source[] = ['promoted', 'personal', 'popular', 'fresh']

function byKind(rows: readonly Row[]): ReadonlyMap<Source, readonly Offer[]> {
  return new Map(
    sources.map((source) => [
      source,
      rows.flatMap(({ kind, place, id, creatorId }) =>
        kind === source && place !== null
          ? [{ id: PinId.parse(id), creatorId: UserId.parse(creatorId), place: BigInt(place) }]
          : [],
      ),
    ]),
  )
}
