import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, sql } from '../../platform/database/sql.ts'
import { anyCopyFor } from '../feed/visibility.ts'
import { isPublicPin } from '../pins/listed.ts'
import { selectPins } from '../pins/pin-rows.ts'
import type { PinRow } from '../pins/rules.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

const among = sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`
const member = sql.placeholder('viewerId')

const forMember = hotQuery('promoted_pins_member', (db) =>
  selectPins(db, member).where(and(among, anyCopyFor(member))),
)
const forVisitor = hotQuery('promoted_pins_visitor', (db) =>
  selectPins(db, null).where(and(among, isPublicPin)),
)

/** Loads those of these pins that the viewer may see: public, by nobody blocked, and not hidden. */
export async function findPromotedRows(
  db: Sql,
  viewerId: UserId | null,
  ids: readonly PinId[],
): Promise<ReadonlyMap<PinId, PinRow>> {
  if (ids.length === 0) return new Map()
  const rows =
    viewerId === null
      ? await forVisitor(db, { ids: [...ids] })
      : await forMember(db, { ids: [...ids], viewerId })
  return new Map(rows.map((row) => [row.id, row]))
}
