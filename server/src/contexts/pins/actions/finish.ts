import type { BoardId, SectionId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { storeMergedSections, storeSectionAddress } from '../addresses/store-address.ts'
import { formerSectionSlugs } from '../addresses/tables.ts'
import { moveNotes } from '../board-notes/merge.ts'
import { boardChanged } from '../boards/events.ts'
import { boards, sections } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import { uncountPins } from '../pins/visibility.ts'
import type { ActionRow } from './rules.ts'
import { clearBusy, setAction } from './store.ts'

/**
 * Ends an action whose pins are all done: deletes the board or section it emptied, unlocks
 * its boards.
 */
export async function finish(
  tx: Tx,
  { clock, events }: Pick<Ports, 'clock' | 'events'>,
  action: ActionRow,
): Promise<ActionRow> {
  const { kind, boardId, sectionId } = action
  const now = clock.now()
  if (kind === 'merge-board' && action.targetBoardId !== null)
    await keepMerged(tx, { action, into: action.targetBoardId, now })
  if (kind === 'merge-board' || kind === 'delete-board') {
    if (kind === 'delete-board') await uncountPins(tx, eq(pins.boardId, boardId))
    await tx
      .update(boards)
      .set({
        deletedAt: now,
        mergedInto: kind === 'merge-board' ? action.targetBoardId : null,
        busyWith: null,
      })
      .where(eq(boards.id, boardId))
    await events.tell(tx, boardChanged, { boardId })
  }
  if (sectionId !== null && (kind === 'merge-section' || kind === 'delete-section'))
    await closeSection(tx, action, { sectionId, now })
  await clearBusy(tx, action.id)
  return setAction(tx, action.id, { state: 'done', endedAt: now })
}

/** Moves the notes of a merged board to the target board, and redirects its section addresses. */
async function keepMerged(
  tx: Sql,
  { action, into, now }: { readonly action: ActionRow; readonly into: BoardId; readonly now: Date },
): Promise<void> {
  const { id, boardId } = action
  await moveNotes(tx, { id, from: boardId, to: into })
  await storeMergedSections(tx, { from: boardId, to: into }, now)
}

/** Deletes a section. The address of a merged section leads to the section that has its pins. */
async function closeSection(
  tx: Sql,
  { boardId, targetSectionId }: ActionRow,
  { sectionId, now }: { readonly sectionId: SectionId; readonly now: Date },
): Promise<void> {
  const [gone] = await tx
    .update(sections)
    .set({ deletedAt: now })
    .where(and(eq(sections.id, sectionId), eq(sections.boardId, boardId)))
    .returning({ slug: sections.slug })
  if (gone === undefined || targetSectionId === null) return
  await tx
    .update(formerSectionSlugs)
    .set({ sectionId: targetSectionId })
    .where(eq(formerSectionSlugs.sectionId, sectionId))
  await storeSectionAddress(tx, { boardId, slug: gone.slug, sectionId: targetSectionId }, now)
}
