import { and, lt, sql } from 'drizzle-orm'
import { boards, sections } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { undoEdge } from './rules.ts'
import { actions } from './tables.ts'

const atOnce = 5_000

/** Takes out for good what was deleted more than thirty days ago, and the actions that could undo it. */
export async function purge(db: Sql, now: Date): Promise<void> {
  const edge = undoEdge(now)
  for (const table of [pins, sections, boards]) {
    const old = db
      .select({ id: table.id })
      .from(table)
      .where(and(sql`${table.deletedAt} is not null`, lt(table.deletedAt, edge)))
      .limit(atOnce)
    while (
      (await db.delete(table).where(sql`${table.id} in (${old.getSQL()})`)).rowCount === atOnce
    );
  }
  await db
    .delete(actions)
    .where(and(lt(actions.createdAt, edge), sql`${actions.state} not in ('running', 'undoing')`))
}
