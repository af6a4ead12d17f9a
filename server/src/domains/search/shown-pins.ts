import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, sql } from '../../platform/database/sql.ts'
import { type PinsAndAds, rowsWithAds } from '../ad-delivery/rows-with-ads.ts'
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

const withAds = rowsWithAds('found_pins_and_ads', (viewerId) =>
  viewerId === null ? listedFor(null) : and(listedFor(viewerId), isVisibleTo(viewerId)),
)

/** Loads those of these pins that lists of other people's pins may show, and those of ads. */
export async function listedRows(
  db: Sql,
  viewerId: UserId | null,
  asked: PinsAndAds,
): Promise<ReadonlyMap<PinId, PinRow>> {
  if (asked.promoted.length > 0) return withAds(db, viewerId, asked)
  if (asked.ids.length === 0) return new Map()
  const values = { ids: [...asked.ids] }
  const rows =
    viewerId === null
      ? await listedForVisitor(db, values)
      : await listedForMember(db, { ...values, viewerId })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Loads those of these pins that lists of other people's pins may show, in order. */
export async function listedPins(
  db: Sql,
  viewerId: UserId | null,
  ids: readonly PinId[],
): Promise<readonly Pin[]> {
  const rows = await listedRows(db, viewerId, { ids, promoted: [] })
  return ids.flatMap((id) => rows.get(id) ?? []).map(pinOf)
}

/** Loads those of these pins that a member may see, in order. */
export async function seenPins(
  db: Sql,
  viewerId: UserId,
  ids: readonly string[],
): Promise<readonly Pin[]> {
  return ids.length === 0 ? [] : inOrder(await seenByMember(db, { ids: [...ids], viewerId }), ids)
}
