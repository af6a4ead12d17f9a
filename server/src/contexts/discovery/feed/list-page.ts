import { ListId, PinId, type UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { pageOf, positionOf } from '../../../calls/bookmark.ts'
import { hotQuery, type QueryValue, unplanned } from '../../../platform/database/hot-query.ts'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPublicPin, type PinRow, pins } from '../../pins/index.ts'
import { isNotTurnedDown } from '../taste/tuned-sql.ts'
import { shownPins } from './shown-pins.ts'
import { storedLists } from './tables.ts'
import { anyCopyFor, firstCopyFor, itemsPin, itsBoard } from './visibility.ts'

const at = (name: string) => sql.placeholder(name)
const columns = { id: sql<string>`id`, place: sql<number>`place`.mapWith(Number) }

const usual = (viewerId: QueryValue<UserId> | null) => sql`
  select ${pins.id} as id, item.place
  from ${storedLists}, unnest(${storedLists.pinIds}) with ordinality item(pin_id, place)
  ${itemsPin} ${itsBoard}
  where ${storedLists.id} = ${at('listId')}::bigint and ${storedLists.name} = ${at('name')}
    and item.place > ${at('after')}::int and ${firstCopyFor(viewerId)}
    and ${viewerId === null ? sql`true` : isNotTurnedDown(viewerId)}
  order by item.place limit ${at('most')}::int`

/** The pins of ads come before the first place. */
const promoted = (viewerId: QueryValue<UserId> | null) => sql`
  select ${pins.id} as id, 0 as place from unnest(${unplanned('promoted', 'bigint[]')}) item(pin_id)
  ${itemsPin} ${itsBoard} where ${viewerId === null ? isPublicPin : anyCopyFor(viewerId)}`

const page = (name: string, from: (viewerId: QueryValue<UserId> | null) => SQL) => {
  const read = (viewerId: QueryValue<UserId> | null) => (db: Sql) =>
    db
      .select(columns)
      .from(sql`(${from(viewerId)}) shown`)
      .orderBy(sql`place`)
  return {
    forMember: hotQuery(`${name}_member`, read(at('viewerId'))),
    forVisitor: hotQuery(`${name}_visitor`, read(null)),
  }
}
const plain = page('list_page', usual)
const withAds = page(
  'list_page_with_ads',
  (viewerId) => sql`(${usual(viewerId)}) union all (${promoted(viewerId)})`,
)

/** A position in a list. */
export interface ListPlace {
  readonly listId: ListId
  readonly after: number
}

const Written = z.tuple([ListId, z.int().check(z.gte(0), z.lte(1_000_000))])

/** Decodes the bookmark of a list page; undefined when it's malformed. */
export function listPlaceOf(bookmark: string): ListPlace | undefined {
  const parsed = z.safeParse(Written, positionOf(bookmark))
  if (!parsed.success) return undefined
  const [listId, after] = parsed.data
  return { listId, after }
}

/** A page of a list to read. */
export interface AskedPage {
  readonly name: string
  readonly place: ListPlace
  readonly viewerId: UserId | null
  readonly size: number
  /** The pins of ads that may stand in it. */
  readonly promoted?: readonly PinId[]
}

/** Returns the ids of the next pins of a list that this viewer may see, and of the ads' pins. */
export async function listIds(
  db: Sql,
  { name, place, viewerId, size, promoted: wanted = [] }: AskedPage,
): Promise<{
  readonly ids: readonly PinId[]
  readonly promoted: readonly PinId[]
  readonly bookmark: string | null
}> {
  const query = wanted.length === 0 ? plain : withAds
  const values = { ...place, name, most: size + 1, promoted: [...wanted] }
  const found =
    viewerId === null
      ? await query.forVisitor(db, values)
      : await query.forMember(db, { ...values, viewerId })
  // The page before may have been read where the list was newer.
  if (found.length === 0 && place.after > 0) needPrimary(db, 'newer')
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => PinId.parse(id))
  const own = found.filter((row) => row.place > 0)
  const shown = pageOf(own, size, (row) => [place.listId, row.place])
  const ads = found.filter((row) => row.place === 0)
  return { ids: idsOf(shown.rows), promoted: idsOf(ads), bookmark: shown.bookmark }
}

/** Returns the next pins of a list that this viewer may see. */
export async function listPage(
  db: Sql,
  asked: AskedPage,
): Promise<{ readonly rows: readonly PinRow[]; readonly bookmark: string | null }> {
  const { ids, bookmark } = await listIds(db, asked)
  return { rows: await shownPins(db, asked.viewerId, ids), bookmark }
}
