import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { deletePin, type savePin } from '@tessera/contracts/calls/pins'
import type { BoardLink } from '@tessera/contracts/entities/board'
import { pinSaved, pinUnsaved } from '@tessera/contracts/events/facts'
import { askPinsOf } from '../undo/ask-boards.ts'
import type { Saving } from './saving.ts'
import type { SavingShell } from './saving-shell.ts'
import { sayFailed, sayTakenOff } from './say.ts'
import { showUnsaved } from './show-saved.ts'

/** A save that the service has made. */
export type Saved = OutputOf<typeof savePin>

/** What everybody is told of a save. */
export const savedFact = ({ pinId, section }: Saving, { id, board }: Saved) => ({
  pinId,
  savedPinId: id,
  board,
  ...(section === undefined ? {} : { section: { id: section.id, title: section.title } }),
})

/**
 * Takes a save back: at once on the screen, then at the service. A refusal shows it as saved again,
 * and is said with a way to try once more.
 */
export async function undoSave(
  saving: Saving,
  saved: Saved,
  before: BoardLink | null,
  shell: SavingShell,
): Promise<void> {
  const showAgain = showUnsaved(saving, before, shell)
  const deleted = await shell.client.call(deletePin, { id: saved.id, undoes_save: true })
  if (!deleted.ok && deleted.error.code !== 'not-found') {
    showAgain()
    shell.bus.emit(pinSaved, savedFact(saving, saved))
    sayFailed(saving, shell, deleted.error, () => void undoSave(saving, saved, before, shell))
    return
  }
  const { pinId, board } = saving
  shell.bus.emit(pinUnsaved, { pinId, boardId: board.id, before })
  shell.cache.confirm((draft) => askPinsOf(draft, [board.id]))
  sayTakenOff(saving, shell)
}
