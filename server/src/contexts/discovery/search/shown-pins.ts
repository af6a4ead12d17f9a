import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import {
  isVisibleTo,
  isWantedBy,
  listedFor,
  type PinRow,
  pinnerIsPresent,
  pinOf,
  pins,
  selectPins,
} from '../../pins/index.ts'
import { type PinsAndPromoted, rowsWithPromoted } from './rows-with-promoted.ts'
import { factsColumn, type WrittenFacts } from './top-facets.ts'

const among = sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`
const member = sql.placeholder('viewerId')

const listedForMember = hotQuery('found_pins_member', (db) =>
  selectPins(db, member, undefined, factsColumn).where(
    and(among, listedFor(member), isVisibleTo(member), isWantedBy(member)),
  ),
)
const listedForVisitor = hotQuery('found_pins_visitor', (db) =>
  selectPins(db, null, undefined, factsColumn).where(and(among, listedFor(null))),
)
const seenByMember = hotQuery('own_pins_found', (db) =>
  selectPins(db, member).where(and(among, pinnerIsPresent, isVisibleTo(member))),
)

const inOrder = (rows: readonly PinRow[], ids: readonly string[]): readonly Pin[] => {
  const shown = new Map(rows.map((row) => [String(row.id), pinOf(row)]))
  return ids.flatMap((id) => shown.get(id) ?? [])
}

const withPromoted = rowsWithPromoted(
  'found_pins_and_ads',
  (viewerId) =>
    viewerId === null
      ? listedFor(null)
      : and(listedFor(viewerId), isVisibleTo(viewerId), isWantedBy(viewerId)),
  factsColumn,
)

/** The pins of a page of results, promoted pins, and the best pins of the search. */
interface PageOfPins extends PinsAndPromoted {
  readonly best: readonly string[]
}

/** The rows of a page of results, and the facts of its search's best pins. */
interface ListedRows {
  readonly rows: ReadonlyMap<PinId, PinRow>
  readonly facts: readonly WrittenFacts[]
}

/** Loads those of these pins that lists of other people's pins may show, and promoted pins. */
export async function listedRows(
  db: Sql,
  viewerId: UserId | null,
  asked: PageOfPins,
): Promise<ListedRows> {
  const rows = await rowsOf(db, viewerId, asked)
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    facts: rows.flatMap(({ more }) => more ?? []),
  }
}

function rowsOf(db: Sql, viewerId: UserId | null, asked: PageOfPins) {
  const values = { ...asked, ids: [...asked.ids], best: [...asked.best] }
  if (asked.promoted.length > 0) return withPromoted(db, viewerId, values)
  if (asked.ids.length === 0) return []
  return viewerId === null
    ? listedForVisitor(db, values)
    : listedForMember(db, { ...values, viewerId })
}

/** Loads those of these pins that a member may see, in order. */
export async function seenPins(
  db: Sql,
  viewerId: UserId,
  ids: readonly string[],
): Promise<readonly Pin[]> {
  return ids.length === 0 ? [] : inOrder(await seenByMember(db, { ids: [...ids], viewerId }), ids)
}
