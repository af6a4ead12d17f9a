import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { and, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPublicPin, isWantedBy, type PinRow, pins, selectPins } from '../../pins/index.ts'

const ids = sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`

const member = sql.placeholder('viewerId')

const forMember = hotQuery('shown_pins_member', (db) =>
  selectPins(db, member).where(and(ids, isPublicPin, isWantedBy(member))),
)
const forVisitor = hotQuery('shown_pins_visitor', (db) =>
  selectPins(db, null).where(and(ids, isPublicPin)),
)

/** Loads what a list shows of these pins, in the order of the ids. */
export async function shownPins(
  db: Sql,
  viewerId: UserId | null,
  order: readonly PinId[],
): Promise<readonly PinRow[]> {
  if (order.length === 0) return []
  const rows =
    viewerId === null
      ? await forVisitor(db, { ids: [...order] })
      : await forMember(db, { ids: [...order], viewerId })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return order.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [row]
  })
}
