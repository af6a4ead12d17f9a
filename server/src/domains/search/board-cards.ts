import type { BoardCard } from '@tessera/contracts/entities/board'
import type { UserId } from '@tessera/contracts/ids'
import { sql } from 'drizzle-orm'
import { selectBoards } from '../boards/board-rows.ts'
import { boardCardOf } from '../boards/rules.ts'
import { boards } from '../boards/tables.ts'
import type { Sql } from '../sql.ts'

/** Boards by their ids, as cards, in that order. */
export async function boardCards(
  db: Sql,
  viewerId: UserId | null,
  ids: readonly string[],
): Promise<readonly BoardCard[]> {
  if (ids.length === 0) return []
  const rows = await selectBoards(db, viewerId).where(
    sql`${boards.id} = any(${sql.param([...ids])}::bigint[])`,
  )
  const cards = new Map(rows.map((row) => [String(row.id), boardCardOf(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
