import type { Pin } from '@tessera/contracts/entities/pin'
import type { UserId } from '@tessera/contracts/ids'
import { and, type SQL, sql } from 'drizzle-orm'
import { selectPins } from '../pins/pin-rows.ts'
import { pinOf } from '../pins/rules.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'

/** Pins by their ids, in that order, as far as the condition holds for them. */
export async function shownPins(
  db: Sql,
  viewerId: UserId | null,
  asked: { readonly ids: readonly string[]; readonly where: SQL | undefined },
): Promise<readonly Pin[]> {
  if (asked.ids.length === 0) return []
  const rows = await selectPins(db, viewerId).where(
    and(sql`${pins.id} = any(${sql.param([...asked.ids])}::bigint[])`, asked.where),
  )
  const shown = new Map(rows.map((row) => [String(row.id), pinOf(row)]))
  return asked.ids.flatMap((id) => shown.get(id) ?? [])
}
