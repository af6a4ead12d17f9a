import type { BoardCard } from '@tessera/contracts/entities/board'
import type { UserId } from '@tessera/contracts/ids'
import { hotQuery, unplanned } from '../../../platform/database/hot-query.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boardCardOf, boards, selectBoards } from '../../pins/index.ts'

const among = sql`${boards.id} = any(${unplanned('ids', 'bigint[]')}::bigint[])`

const forMember = hotQuery('board_cards_member', (db) =>
  selectBoards(db, sql.placeholder('viewerId')).where(among),
)
const forVisitor = hotQuery('board_cards_visitor', (db) => selectBoards(db, null).where(among))

/** Loads boards as cards, in the order of the ids. */
export async function boardCards(
  db: Sql,
  viewerId: UserId | null,
  ids: readonly string[],
): Promise<readonly BoardCard[]> {
  if (ids.length === 0) return []
  const rows =
    viewerId === null
      ? await forVisitor(db, { ids: [...ids] })
      : await forMember(db, { ids: [...ids], viewerId })
  const cards = new Map(rows.map((row) => [String(row.id), boardCardOf(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
