import type { Sql } from '../../base/sql.ts'
import type { PinNoteChange } from '../pins/note-state.ts'
import type { MovedPin } from '../pins/relocate.ts'
import type { ActionRow } from './rules.ts'
import { actionPins } from './tables.ts'

type Change = (typeof actionPins.$inferInsert)['change']

/** A pin of an action, and what the action makes of its note. */
export interface RecordedPin extends MovedPin {
  readonly noteChange?: PinNoteChange | null
}

/** Records where pins were, and what their notes were, so that undo can restore both. */
export async function recordPins(
  tx: Sql,
  { id }: ActionRow,
  held: readonly RecordedPin[],
  change: Change,
): Promise<void> {
  if (held.length === 0) return
  await tx.insert(actionPins).values(
    held.map((pin) => ({
      actionId: id,
      pinId: pin.id,
      boardId: pin.boardId,
      sectionId: pin.sectionId,
      place: pin.place,
      change,
      noteChange: pin.noteChange ?? null,
    })),
  )
}
