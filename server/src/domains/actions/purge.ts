import { and, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/port.ts'
import { formerBoardSlugs } from '../addresses/tables.ts'
import { boardNotes } from '../board-notes/tables.ts'
import { boards, sections } from '../boards/tables.ts'
import { noteLoose } from '../media/loose.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { undoEdge } from './rules.ts'
import { actions } from './tables.ts'

const atOnce = 5_000

type Kept = typeof pins | typeof sections | typeof boards | typeof boardNotes

const oldIn = (db: Sql, table: Kept, edge: Date) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(and(sql`${table.deletedAt} is not null`, lt(table.deletedAt, edge)))
    .limit(atOnce)

/** Takes out a batch of pins, whose pictures nothing may show then. */
const purgePins = (db: Db, edge: Date, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(pins)
      .where(sql`${pins.id} in (${oldIn(tx, pins, edge).getSQL()})`)
      .returning({ mediaId: pins.mediaId })
    await noteLoose(
      tx,
      gone.map(({ mediaId }) => mediaId),
      now,
    )
    return gone.length
  })

/** Takes out for good what was deleted more than thirty days ago, and the actions that could undo it. */
export async function purge(db: Db, now: Date): Promise<void> {
  const edge = undoEdge(now)
  while ((await purgePins(db, edge, now)) === atOnce);
  await leadPastPurged(db, edge)
  for (const table of [sections, boards, boardNotes]) {
    const old = oldIn(db, table, edge)
    while (
      (await db.delete(table).where(sql`${table.id} in (${old.getSQL()})`)).rowCount === atOnce
    );
  }
  await db
    .delete(actions)
    .where(and(lt(actions.createdAt, edge), sql`${actions.state} not in ('running', 'undoing')`))
}

/** Makes the addresses of merged boards that are purged lead to the boards that have their pins. */
const leadPastPurged = (db: Db, edge: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = sql`${edge.toISOString()}::timestamptz`
    const purged = sql`select id, owner_id, slug, privacy, merged_into from ${boards}
      where deleted_at < ${before} and merged_into is not null`
    // A board that was merged into a purged one takes that one's target, until none is left between.
    const shorten = sql`update ${boards} earlier set merged_into = gone.merged_into
      from (${purged}) gone where earlier.merged_into = gone.id`
    while (((await tx.execute(shorten)).rowCount ?? 0) > 0);
    await tx.execute(sql`update ${formerBoardSlugs} set board_id = gone.merged_into
      from (${purged}) gone where ${formerBoardSlugs.boardId} = gone.id`)
    await tx.execute(sql`insert into ${formerBoardSlugs}
        (owner_id, slug, board_id, was_hidden, replaced_at)
      select distinct on (owner_id, slug) owner_id, slug, merged_into, privacy <> 'public', ${before}
        from (${purged}) gone order by owner_id, slug, id desc
      on conflict (owner_id, slug) do nothing`)
  })
