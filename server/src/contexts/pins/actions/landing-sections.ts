import type { BoardId, SectionId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { sections } from '../boards/tables.ts'
import { type ActionRow, keepsSections } from './rules.ts'

/** Returns the section that a pin from a section comes to. */
export type Landing = (from: SectionId | null) => SectionId | null

/**
 * Returns the section for each pin: the action's section or, when all pins of a board go to another,
 * the one with the same title.
 */
export async function landingSections(
  tx: Sql,
  action: ActionRow,
  boardId: BoardId,
): Promise<Landing> {
  if (!keepsSections(action)) return () => action.targetSectionId
  const theirs = alias(sections, 'theirs')
  const pairs = await tx
    .select({ from: sections.id, to: theirs.id })
    .from(sections)
    .innerJoin(
      theirs,
      and(
        eq(theirs.titleKey, sections.titleKey),
        eq(theirs.boardId, boardId),
        isNull(theirs.deletedAt),
      ),
    )
    .where(and(eq(sections.boardId, action.boardId), isNull(sections.deletedAt)))
  const byId = new Map(pairs.map(({ from, to }) => [from, to]))
  return (from) => (from === null ? null : (byId.get(from) ?? null))
}
