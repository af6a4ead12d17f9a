import type { LibraryOrder } from '@tessera/contracts/entities/library'
import type { BoardId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { and, asc, desc, eq, inArray, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import type { PinRow } from '../pins/rules.ts'
import { findPins } from '../pins/store.ts'
import { pins } from '../pins/tables.ts'
import { inLibrary, type LibraryFilters, siteOfPin } from './filters.ts'

/** A request for a page of a library. */
export interface PageOfLibrary {
  readonly userId: UserId
  readonly filters: LibraryFilters
  readonly sort: LibraryOrder
  /** The sort key and the id of the last pin of the previous page. */
  readonly after: readonly [key: string, id: string] | undefined
  readonly most: number
}

/** The number of letters that texts are sorted by, which fit in a bookmark. */
const lettersMax = 40

/** The sort key of each order, and its way. Pins without a site come last. */
const orders: Readonly<
  Record<LibraryOrder, { readonly key: SQL; readonly type: SQL; up: boolean }>
> = {
  saved: { key: sql`${pins.id}`, type: sql`bigint`, up: false },
  oldest: { key: sql`${pins.id}`, type: sql`bigint`, up: true },
  made: { key: sql`${pins.originId}`, type: sql`bigint`, up: false },
  title: {
    key: sql`left(${pins.plain}, ${sql.raw(String(lettersMax))}) collate "C"`,
    type: sql`text`,
    up: true,
  },
  site: {
    key: sql`left(coalesce(${siteOfPin}, '~'), ${sql.raw(String(lettersMax))}) collate "C"`,
    type: sql`text`,
    up: true,
  },
}

const isText = (sort: LibraryOrder): boolean => sort === 'title' || sort === 'site'

/** Returns the ids of a page of a library with their sort keys, in order. */
export async function pageOfLibrary(
  db: Sql,
  { userId, filters, sort, after, most }: PageOfLibrary,
): Promise<readonly { readonly id: PinId; readonly key: string }[]> {
  const { key: sorted, type, up } = orders[sort]
  const isLookedUp = filters.query !== undefined || filters.site !== undefined
  // A look-up reads all pins in any case, which takes much longer in the order of the index.
  const key = isLookedUp && isText(sort) ? sql`(${sorted} || '')` : sorted
  const [beyond, way] = up ? [sql`>`, asc] : [sql`<`, desc]
  return db
    .select({ id: pins.id, key: sql<string>`(${key})::text` })
    .from(pins)
    .where(
      and(
        inLibrary(userId, filters),
        after === undefined
          ? undefined
          : sql`(${key}, ${pins.id}) ${beyond} (${after[0]}::${type}, ${after[1]}::bigint)`,
      ),
    )
    .orderBy(way(key), way(pins.id))
    .limit(most)
}

/** A pin of a library with its note. */
export interface LibraryRow extends PinRow {
  readonly note: string
  readonly noteIsShared: boolean
}

/** Loads the pins of a page of a library, in its order. */
export async function libraryRows(
  db: Sql,
  userId: UserId,
  ids: readonly PinId[],
): Promise<readonly LibraryRow[]> {
  if (ids.length === 0) return []
  const rows = new Map((await findPins(db, ids, userId)).map((row) => [row.id, row]))
  const notes = await db
    .select({ id: pins.id, note: pins.note, noteFor: pins.noteFor })
    .from(pins)
    .where(inArray(pins.id, [...ids]))
  const noted = new Map(notes.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const [row, note] = [rows.get(id), noted.get(id)]
    if (row === undefined || note === undefined) return []
    return [{ ...row, note: note.note, noteIsShared: note.noteFor !== 'saver' }]
  })
}

/** Counts the pins of a library that filters show. */
export async function countOfLibrary(
  db: Sql,
  userId: UserId,
  filters: LibraryFilters,
): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(pins)
    .where(inLibrary(userId, filters))
  return row?.total ?? 0
}

/** The pins of an act on a library: listed ones, or all that filters show except a few. */
export interface ChosenOfLibrary {
  readonly userId: UserId
  readonly filters: LibraryFilters
  readonly pinIds: readonly PinId[] | undefined
  readonly exceptions: readonly PinId[]
}

const isChosen = ({ userId, filters, pinIds, exceptions }: ChosenOfLibrary) =>
  and(
    inLibrary(userId, pinIds === undefined ? filters : {}),
    pinIds === undefined ? undefined : sql`${pins.id} = any(${sql.param([...pinIds])}::bigint[])`,
    exceptions.length === 0
      ? undefined
      : sql`${pins.id} <> all(${sql.param([...exceptions])}::bigint[])`,
  )

/** Counts the pins of an act by board, the most first. */
export const chosenByBoard = (db: Sql, chosen: ChosenOfLibrary) =>
  db
    .select({
      id: boards.id,
      name: boards.name,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(isChosen(chosen))
    .groupBy(boards.id, boards.name)
    .orderBy(sql`count(*) desc`, boards.id)

/** Returns the pins of an act with their boards. */
export const chosenPins = (
  db: Sql,
  chosen: ChosenOfLibrary,
  most: number,
): Promise<
  { readonly id: PinId; readonly boardId: BoardId; readonly sectionId: SectionId | null }[]
> =>
  db
    .select({ id: pins.id, boardId: pins.boardId, sectionId: pins.sectionId })
    .from(pins)
    .where(isChosen(chosen))
    .orderBy(pins.boardId, pins.place, pins.id)
    .limit(most)
