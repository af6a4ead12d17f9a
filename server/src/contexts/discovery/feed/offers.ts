import { BoardId, ListId, PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { withPiece } from '../promoted/with-piece.ts'
import type { FeedPlace } from './feed-place.ts'
import { homeListName } from './list-names.ts'
import type { Offer } from './mix.ts'
import { offersSql, type WhichLists } from './offers-sql.ts'
import { type Scene, sceneOf } from './scene.ts'
import type { StoredList } from './stored-lists.ts'

/** Extra new pins to read, so that the mix can skip one creator's. */
export const freshReach = 16

/** Max invisible pins of a list before its turn is skipped. */
const spare = 30

/** The pins of a source that a page takes while the viewer's own list lasts, or a few more. */
const fewOf = (most: number): number => Math.min(most, Math.ceil(most / 6) + 3)

/** The sources of a home feed; an idea in several belongs to the first. */
export type Source = 'promoted' | 'personal' | 'popular' | 'fresh'

/** The lists that were read. */
export interface Lists {
  readonly personal: StoredList | undefined
  readonly popular: StoredList | undefined
  /** The facts that a list made now would be based on; empty unless the newest lists were read. */
  readonly basis: string
}

/** The next pins of each source. */
export interface Offered {
  readonly offers: ReadonlyMap<Source, readonly Offer[]>
  /** The sources that may have more pins than were read. */
  readonly cut: ReadonlySet<Source>
  /** The position that each list was read to, and its length. */
  readonly readTo: { readonly personal: number; readonly popular: number }
  readonly length: { readonly personal: number; readonly popular: number }
  /** The oldest pin that was looked at; 0 when there is none older. */
  readonly freshEnd: bigint
  readonly lists: Lists
  /** The facts about the member that pins are promoted by; null when they aren't read. */
  readonly facts: string | null
}

/** The scene of a pin, as JSON writes it. */
type WrittenScene = readonly [
  title: string,
  boardId: string,
  sha: string,
  phash: string | null,
  pictureColor: string,
]

/** Null for the rows about lists. */
const scene = sql<WrittenScene | null>`(
  select json_build_array(own.title, own.board_id::text, media.sha, media.phash::text,
    media.dominant_color)
  from pins own join media on media.id = own.media_id
  where own.id = offers.id and offers.kind in ('promoted', 'personal', 'popular', 'fresh'))`

const sceneIn = ([title, boardId, sha, phash, pictureColor]: WrittenScene): Scene =>
  sceneOf({ title, description: '', boardId: BoardId.parse(boardId), sha, phash, pictureColor })

const columns = {
  kind: sql<string>`kind`,
  place: sql<string | null>`place`,
  id: sql<string | null>`id`,
  creatorId: sql<string | null>`creator_id`,
  basis: sql<string | null>`basis`,
  scene,
}

/** One row of the answer also brings the facts about the member that pins are promoted by. */
const forMember = (which: WhichLists) =>
  withPiece((memberFacts: SQL<string | null>) => {
    const facts = sql<string | null>`case when kind = 'fresh-end' then ${memberFacts} end`
    return hotQuery(`feed_offers_${which}_member`, (db) =>
      db.select({ ...columns, facts }).from(offersSql(sql.placeholder('viewerId'), which)),
    )
  })

const forVisitor = (which: WhichLists) =>
  hotQuery(`feed_offers_${which}_visitor`, (db) =>
    db.select({ ...columns, facts: sql<string | null>`null` }).from(offersSql(null, which)),
  )

const queries = {
  started: { forMember: forMember('started'), forVisitor: forVisitor('started') },
  newest: { forMember: forMember('newest'), forVisitor: forVisitor('newest') },
}

/** A request for the next pins of a feed's sources. */
export interface AskedOffers {
  readonly viewerId: UserId | null
  readonly place: FeedPlace
  readonly most: number
  /** The promoted pins that are next, best first; and the ideas that come as promoted pins alone. */
  readonly promoted: readonly PinId[]
  readonly promotedIdeas: readonly PinId[]
  /** The day to read the member's facts for; null to leave them out. */
  readonly factsOn: string | null
  /** False to read few pins of the sources that only add to the viewer's own list. */
  readonly isWhole: boolean
}

/** Returns the placeholders of a read, and the positions that the lists are read to. */
function valuesOf({ viewerId, place, most, isWhole, ...asked }: AskedOffers) {
  const few = isWhole ? most : fewOf(most)
  return {
    personalName: viewerId === null ? '' : homeListName(viewerId),
    personalId: place.personalId ?? '0',
    popularId: place.popularId ?? '0',
    personal: place.personal,
    personalTo: place.personal + most + spare,
    popular: place.popular,
    popularTo: place.popular + most + spare,
    fresh: String(place.fresh),
    ahead: place.ahead.map((at) => String(-at)),
    promoted: [...asked.promoted],
    promotedIdeas: [...asked.promotedIdeas],
    // One more than the page needs: no leftover means that the source is exhausted.
    most: most + 1,
    mostFresh: most + freshReach,
    fewPopular: few + 1,
    fewFresh: few + freshReach,
    factsOn: asked.factsOn,
  }
}

/** Loads the next pins of each source that the viewer may see. */
export async function offersOf(
  { db, promoter }: Pick<Ports, 'db' | 'promoter'>,
  asked: AskedOffers,
  which: WhichLists = 'started',
): Promise<Offered> {
  const { viewerId, isWhole } = asked
  const values = valuesOf(asked)
  const query = queries[which]
  const rows =
    viewerId === null
      ? await query.forVisitor(db, values)
      : await query.forMember(promoter.memberFacts)(db, { ...values, viewerId })
  const rowOf = (kind: string) => rows.find((row) => row.kind === kind)
  const personal = rowOf('personal-list')
  const popular = rowOf('popular-list')
  // The page before may have been read where the list was newer.
  if (popular === undefined && asked.place.popularId !== null) needPrimary(db, 'newer')
  const end = rowOf('fresh-end')
  const offers = byKind(rows)
  const length = { personal: Number(personal?.place ?? 0), popular: Number(popular?.place ?? 0) }
  // The same condition as in the statement, which then reads few pins of the other sources.
  const lasts = length.personal > values.personal + values.most
  return {
    offers,
    cut: new Set(lasts && !isWhole ? cutAt(offers, values) : []),
    readTo: { personal: values.personalTo, popular: values.popularTo },
    length,
    freshEnd: BigInt(end?.place ?? '0'),
    facts: end?.facts ?? null,
    lists: { personal: listOf(personal), popular: listOf(popular), basis: end?.basis ?? '' },
  }
}

type Row = Awaited<ReturnType<(typeof queries)['started']['forVisitor']>>[number]

/** Reads a list's own row, whose creator is the time of the list. */
const listOf = (row: Row | undefined): StoredList | undefined =>
  row === undefined
    ? undefined
    : {
        id: ListId.parse(row.id),
        madeAt: new Date(Number(row.creatorId)),
        basis: row.basis ?? '',
      }

/** Returns the sources of which exactly the few pins came that were asked for. */
function cutAt(
  offers: Offered['offers'],
  { fewPopular, fewFresh }: { readonly fewPopular: number; readonly fewFresh: number },
): readonly Source[] {
  const few = [
    ['popular', fewPopular],
    ['fresh', fewFresh],
  ] as const
  return few.flatMap(([source, most]) => (offers.get(source)?.length === most ? [source] : []))
}

const sources: readonly Source[] = ['promoted', 'personal', 'popular', 'fresh']

/** Reads the row of a pin. */
function offersIn({ place, id, creatorId, basis, scene: written }: Row): readonly Offer[] {
  if (place === null) return []
  return [
    {
      id: PinId.parse(id),
      creatorId: UserId.parse(creatorId),
      place: BigInt(place),
      reason: basis ?? undefined,
      scene: written === null ? undefined : sceneIn(written),
    },
  ]
}

function byKind(rows: readonly Row[]): ReadonlyMap<Source, readonly Offer[]> {
  return new Map(
    sources.map((source) => [
      source,
      rows.flatMap((row) => (row.kind === source ? offersIn(row) : [])),
    ]),
  )
}
