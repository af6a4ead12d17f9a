import { ListId, PinId, type UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { pageOf, positionOf } from '../../calls/bookmark.ts'
import { type Given, hotQuery } from '../../platform/database/hot-query.ts'
import { sql } from '../../platform/database/sql.ts'
import type { PinRow } from '../pins/rules.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { shownPins } from './shown-pins.ts'
import { storedLists } from './tables.ts'
import { firstCopyFor, itemsPin, itsBoard } from './visibility.ts'

const at = (name: string) => sql.placeholder(name)
const columns = { id: sql<string>`id`, place: sql<number>`place`.mapWith(Number) }

const listed = (viewerId: Given<UserId> | null) => sql`(
  select ${pins.id} as id, item.place
  from ${storedLists}, unnest(${storedLists.pinIds}) with ordinality item(pin_id, place)
  ${itemsPin} ${itsBoard}
  where ${storedLists.id} = ${at('listId')}::bigint and ${storedLists.name} = ${at('name')}
    and item.place > ${at('after')}::int and ${firstCopyFor(viewerId)}
  order by item.place limit ${at('most')}::int) shown`

const forMember = hotQuery('list_page_member', (db) =>
  db
    .select(columns)
    .from(listed(at('viewerId')))
    .orderBy(sql`place`),
)
const forVisitor = hotQuery('list_page_visitor', (db) =>
  db.select(columns).from(listed(null)).orderBy(sql`place`),
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
}

/** Returns the ids of the next pins of a list that this viewer may see. */
export async function listIds(
  db: Sql,
  { name, place, viewerId, size }: AskedPage,
): Promise<{ readonly ids: readonly PinId[]; readonly bookmark: string | null }> {
  const values = { ...place, name, most: size + 1 }
  const found =
    viewerId === null ? await forVisitor(db, values) : await forMember(db, { ...values, viewerId })
  const page = pageOf(found, size, (row) => [place.listId, row.place])
  return { ids: page.rows.map(({ id }) => PinId.parse(id)), bookmark: page.bookmark }
}

/** Returns the next pins of a list that this viewer may see. */
export async function listPage(
  db: Sql,
  asked: AskedPage,
): Promise<{ readonly rows: readonly PinRow[]; readonly bookmark: string | null }> {
  const { ids, bookmark } = await listIds(db, asked)
  return { rows: await shownPins(db, asked.viewerId, ids), bookmark }
}
