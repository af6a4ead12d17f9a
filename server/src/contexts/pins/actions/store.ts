import { type ActionId, type BoardId, SectionId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, eq, gt, inArray, isNull, notInArray, sql } from '../../../platform/database/sql.ts'
import type { Ids } from '../../../platform/ids/port.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, sections } from '../boards/tables.ts'
import type { ActionRow } from './rules.ts'
import { actions } from './tables.ts'

/** Inserts an action that starts. */
export async function addAction(tx: Sql, row: typeof actions.$inferInsert): Promise<ActionRow> {
  const [added] = await tx.insert(actions).values(row).returning()
  if (added === undefined) throw new Error('Inserting an action returned no row.')
  return added
}

/** Locks an action. Lock its boards after it, never before, to avoid deadlocks. */
export async function lockAction(tx: Sql, id: ActionId): Promise<ActionRow | undefined> {
  const [row] = await tx.select().from(actions).where(eq(actions.id, id)).for('update')
  return row
}

/** Locks several actions, in the order of their ids. */
export const lockActions = (tx: Sql, ids: readonly ActionId[]): Promise<ActionRow[]> =>
  tx
    .select()
    .from(actions)
    .where(inArray(actions.id, [...ids]))
    .orderBy(actions.id)
    .for('update')

/** Loads an action by its id. */
export async function findAction(db: Sql, id: ActionId): Promise<ActionRow | undefined> {
  const [row] = await db.select().from(actions).where(eq(actions.id, id))
  return row
}

/** Updates the state or progress of an action. */
export async function setAction(
  tx: Sql,
  id: ActionId,
  change: Partial<typeof actions.$inferInsert>,
): Promise<ActionRow> {
  const [row] = await tx.update(actions).set(change).where(eq(actions.id, id)).returning()
  if (row === undefined) throw new Error(`The action ${id} was deleted while it was running.`)
  return row
}

/** Returns the boards that an action changes. */
export const boardsOfAction = (action: ActionRow): readonly BoardId[] =>
  action.targetBoardId === null ? [action.boardId] : [action.boardId, action.targetBoardId]

/** Marks an action's boards as busy while it runs in the background. */
export async function markBusy(tx: Sql, action: ActionRow): Promise<void> {
  const ids = sql.param([...boardsOfAction(action)])
  await tx
    .update(boards)
    .set({ busyWith: action.id })
    .where(sql`${boards.id} = any(${ids}::bigint[])`)
}

/** Marks the boards of an action as free again. */
export async function clearBusy(tx: Sql, id: ActionId): Promise<void> {
  await tx.update(boards).set({ busyWith: null }).where(eq(boards.busyWith, id))
}

/**
 * Creates the sections that the target board lacks: all of them for a merge, otherwise those with
 * pins.
 */
export async function makeMissingSections(
  tx: Sql,
  action: ActionRow,
  given: { readonly ids: Ids; readonly now: Date },
): Promise<void> {
  const { boardId, targetBoardId } = action
  if (targetBoardId === null) return
  const theirs = alias(sections, 'theirs')
  const known = tx
    .select({ titleKey: theirs.titleKey })
    .from(theirs)
    .where(and(eq(theirs.boardId, targetBoardId), isNull(theirs.deletedAt)))
  const missing = await tx
    .select({ title: sections.title, titleKey: sections.titleKey, slug: sections.slug })
    .from(sections)
    .where(
      and(
        eq(sections.boardId, boardId),
        isNull(sections.deletedAt),
        action.kind === 'merge-board' ? undefined : gt(sections.pinCount, 0),
        notInArray(sections.titleKey, known),
      ),
    )
    .orderBy(sections.place, sections.id)
  if (missing.length === 0) return
  const last = await tx.$count(sections, eq(sections.boardId, targetBoardId))
  await tx.insert(sections).values(
    missing.map((section, index) => {
      const id = SectionId.parse(given.ids.next())
      return {
        ...section,
        id,
        // Another title may already have this slug there.
        slug: `${section.slug}-${id.slice(-4)}`,
        boardId: targetBoardId,
        createdAt: given.now,
        place: last + index + 1,
        madeBy: action.id,
      }
    }),
  )
}
