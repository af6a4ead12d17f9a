import type { Db } from '../../../platform/database/port.ts'
import { and, inArray, isNotNull, lt, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { markUnused } from '../../base/media/mark-unused.ts'
import type { Sql } from '../../base/sql.ts'
import { formerBoardSlugs } from '../addresses/tables.ts'
import { boardNotes } from '../board-notes/tables.ts'
import { boards, sections } from '../boards/tables.ts'
import { comments } from '../comments/tables.ts'
import { dropPartsOfGone } from '../pin-parts/store.ts'
import { pins } from '../pins/tables.ts'
import { undoEdge } from './rules.ts'
import { actions, trashHolds } from './tables.ts'

const atOnce = 5_000
const boardsAtOnce = 20

type Kept = typeof pins | typeof sections | typeof boards | typeof boardNotes

/** Matches rows that have been in the trash for thirty days. */
const isOld = (table: Kept, edge: Date) =>
  and(
    sql`${table.deletedAt} is not null`,
    lt(table.deletedAt, edge),
    sql`not exists (select from ${trashHolds} where ${trashHolds.id} = ${table.id})`,
  )

const emptied = (column: SQL, kinds: SQL) =>
  sql`select ${column} from ${actions} where ${actions.emptiedAt} is not null and ${kinds}`

/** Matches pins removed by a deletion or merge that was emptied from the trash. */
const emptiedPins = and(
  sql`${pins.deletedAt} is not null`,
  sql`${pins.deletedBy} in (${emptied(sql`${actions.id}`, sql`true`)})`,
)

const goneSections = (edge: Date) =>
  or(
    isOld(sections, edge),
    sql`${sections.deletedAt} is not null and ${sections.id} in (${emptied(
      sql`${actions.sectionId}`,
      sql`${actions.kind} in ('delete-section', 'merge-section')`,
    )})`,
  )

const goneBoards = (edge: Date) =>
  or(
    isOld(boards, edge),
    sql`${boards.deletedAt} is not null and ${boards.id} in (${emptied(
      sql`${actions.boardId}`,
      sql`${actions.kind} in ('delete-board', 'merge-board')`,
    )})`,
  )

/** Deletes a batch of pins and queues their pictures for the sweep of unused media. */
const purgePins = (db: Db, which: SQL | undefined, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const some = tx.select({ id: pins.id }).from(pins).where(which).limit(atOnce)
    const gone = await tx
      .delete(pins)
      .where(sql`${pins.id} in (${some.getSQL()})`)
      .returning({ mediaId: pins.mediaId, originId: pins.originId })
    await markUnused(
      tx,
      gone.map(({ mediaId }) => mediaId),
      now,
    )
    await dropPartsOfGone(
      tx,
      gone.map(({ originId }) => originId),
      now,
    )
    return gone.length
  })

const purgeRows = async (
  db: Db,
  table: typeof sections | typeof boardNotes,
  which: SQL | undefined,
): Promise<number> => {
  const some = db.select({ id: table.id }).from(table).where(which).limit(atOnce)
  const { rowCount } = await db.delete(table).where(sql`${table.id} in (${some.getSQL()})`)
  return rowCount ?? 0
}

/** Deletes a batch of boards together with their pins. */
async function purgeBoards(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const some = await db.select({ id: boards.id }).from(boards).where(which).limit(boardsAtOnce)
  const ids = some.map(({ id }) => id)
  if (ids.length === 0) return 0
  while ((await purgePins(db, inArray(pins.boardId, ids), now)) === atOnce);
  await db.delete(boards).where(and(inArray(boards.id, ids), which))
  return ids.length
}

/** Deletes comments whose pin is gone, and with it the last pin of their idea. */
async function purgeComments(db: Db): Promise<void> {
  await db.execute(sql`delete from ${comments} where ${comments.pinId} is null
    and (not ${comments.isOpen} or not exists (
      select from ${pins} where ${pins.originId} = ${comments.originId}))`)
}

/**
 * Deletes for good what was deleted more than thirty days ago or emptied from the trash,
 * together with the actions that could undo it.
 */
export async function purge(db: Db, now: Date): Promise<void> {
  const edge = undoEdge(now)
  await db.delete(trashHolds).where(lt(trashHolds.until, now))
  while ((await purgePins(db, isOld(pins, edge), now)) === atOnce);
  if ((await db.$count(actions, isNotNull(actions.emptiedAt))) > 0)
    while ((await purgePins(db, emptiedPins, now)) === atOnce);
  await leadPastPurged(db, goneBoards(edge), now)
  while ((await purgeRows(db, sections, goneSections(edge))) === atOnce);
  while ((await purgeBoards(db, goneBoards(edge), now)) === boardsAtOnce);
  while ((await purgeRows(db, boardNotes, isOld(boardNotes, edge))) === atOnce);
  await purgeComments(db)
  await db
    .delete(actions)
    .where(
      and(
        sql`(${lt(actions.createdAt, edge)} or ${actions.emptiedAt} is not null)`,
        sql`${actions.state} not in ('running', 'undoing')`,
      ),
    )
}

/** Redirects the addresses of purged merged boards to the boards that have their pins. */
const leadPastPurged = (db: Db, which: SQL | undefined, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const purged = mergedAmong(tx, which)
    // A board merged into a purged board gets that board's target, until no purged target is left.
    const shorten = sql`update ${boards} earlier set merged_into = gone.merged_into
      from (${purged}) gone where earlier.merged_into = gone.id`
    while (((await tx.execute(shorten)).rowCount ?? 0) > 0);
    await tx.execute(sql`update ${formerBoardSlugs} set board_id = gone.merged_into
      from (${purged}) gone where ${formerBoardSlugs.boardId} = gone.id`)
    await tx.execute(sql`insert into ${formerBoardSlugs}
        (owner_id, slug, board_id, was_hidden, replaced_at)
      select distinct on (owner_id, slug) owner_id, slug, merged_into, privacy <> 'public',
        ${now.toISOString()}::timestamptz
        from (${purged}) gone order by owner_id, slug, id desc
      on conflict (owner_id, slug) do nothing`)
  })

const mergedAmong = (tx: Sql, which: SQL | undefined): SQL =>
  tx
    .select({
      id: boards.id,
      ownerId: boards.ownerId,
      slug: boards.slug,
      privacy: boards.privacy,
      mergedInto: boards.mergedInto,
    })
    .from(boards)
    .where(and(which, sql`${boards.mergedInto} is not null`))
    .getSQL()
