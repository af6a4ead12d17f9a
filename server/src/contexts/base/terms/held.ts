import { and, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { type HeldKind, heldItems } from './tables.ts'

/** Matches things that no term hides; `id` is the column or expression with their id. */
export const isNotHeld = (kind: HeldKind, id: SQL | { readonly getSQL: () => SQL }): SQL<boolean> =>
  sql<boolean>`not exists (select from ${heldItems} where ${heldItems.kind} = ${sql.raw(`'${kind}'`)}
    and ${heldItems.id} = ${id}::text)`

/** Ends the hiding of a thing; false when it wasn't hidden. */
export async function endHold(tx: Sql, kind: HeldKind, id: string): Promise<boolean> {
  const rows = await tx
    .delete(heldItems)
    .where(and(eq(heldItems.kind, kind), eq(heldItems.id, id)))
    .returning({ id: heldItems.id })
  return rows.length > 0
}
