import type { Pin } from '@tessera/contracts/entities/pin'
import type { UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, sql } from '../../platform/database/sql.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { listedFor } from '../pins/listed.ts'
import { selectPins } from '../pins/pin-rows.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { type PinRow, pinOf } from '../pins/rules.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

const among = sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`
const member = sql.placeholder('viewerId')

const listedForMember = hotQuery('found_pins_member', (db) =>
  selectPins(db, member).where(and(among, listedFor(member), isVisibleTo(member))),
)
const listedForVisitor = hotQuery('found_pins_visitor', (db) =>
  selectPins(db, null).where(and(among, listedFor(null))),
)
const seenByMember = hotQuery('own_pins_found', (db) =>
  selectPins(db, member).where(and(among, pinnerIsPresent, isVisibleTo(member))),
)

const inOrder = (rows: readonly PinRow[], ids: readonly string[]): readonly Pin[] => {
  const shown = new Map(rows.map((row) => [String(row.id), pinOf(row)]))
  return ids.flatMap((id) => shown.get(id) ?? [])
}

/** Loads those of these pins that lists of other people's pins may show, in order. */
export async function listedPins(
  db: Sql,
  viewerId: UserId | null,
  ids: readonly string[],
): Promise<readonly Pin[]> {
  if (ids.length === 0) return []
  const rows =
    viewerId === null
      ? await listedForVisitor(db, { ids: [...ids] })
      : await listedForMember(db, { ids: [...ids], viewerId })
  return inOrder(rows, ids)
}

/** Loads those of these pins that a member may see, in order. */
export async function seenPins(
  db: Sql,
  viewerId: UserId,
  ids: readonly string[],
): Promise<readonly Pin[]> {
  return ids.length === 0 ? [] : inOrder(await seenByMember(db, { ids: [...ids], viewerId }), ids)
}
