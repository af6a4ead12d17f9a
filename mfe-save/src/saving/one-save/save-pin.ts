import { savePin } from '@tessera/contracts/calls/pins'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { pinSaved } from '@tessera/contracts/events/facts'
import { keepForLater } from '../waiting-saves/keep-for-later.ts'
import { saveTargetIs } from './save-target.ts'
import { inputOf, type Saving } from './saving.ts'
import type { SavingShell } from './saving-shell.ts'
import { sayFailed, saySaved, sayThere } from './say.ts'
import { type ShownSave, showSaved } from './show-saved.ts'
import { type Saved, savedFact, undoSave } from './undo-save.ts'

/** What a save came to. One that waits for the network is as good as made, for whoever pressed. */
export type SaveOutcome =
  | { readonly state: 'saved'; readonly saved: Saved }
  | { readonly state: 'waiting' }
  | { readonly state: 'undone' }
  | { readonly state: 'failed' }

/** What 'Undo' does, before the service has answered as well as afterwards; once. */
function undoOf(
  saving: Saving,
  shell: SavingShell,
  shown: ShownSave,
  answer: Promise<CallResult<Saved>>,
) {
  let pressed = false
  let answered = false
  void answer.then(() => {
    answered = true
  })
  const run = async () => {
    if (pressed) return
    pressed = true
    if (!answered) shown.takeBack()
    const result = await answer
    if (result.ok && !result.data.was_saved)
      await undoSave(saving, result.data, shown.before, shell)
  }
  return { run: () => void run(), isPressed: () => pressed }
}

/**
 * Saves a pin: shown and said at once, settled with one request. A failure takes back exactly what was
 * shown and says why, with another try; without a network the save is kept and goes out later.
 */
export async function savePinTo(saving: Saving, shell: SavingShell): Promise<SaveOutcome> {
  const again = () => void savePinTo(saving, shell)
  if (!navigator.onLine) return keepForLater(saving, shell, again)
  const shown = showSaved(saving, shell)
  const answer = shell.client.call(savePin, inputOf(saving))
  const undo = undoOf(saving, shell, shown, answer)
  saySaved(saving, shell, undo.run)
  const result = await answer
  if (!result.ok) {
    shown.takeBack()
    if (undo.isPressed()) return { state: 'undone' }
    if (result.error.code === 'offline') return keepForLater(saving, shell, again)
    sayFailed(saving, shell, result.error, again)
    return { state: 'failed' }
  }
  shown.settled()
  if (undo.isPressed()) return { state: 'undone' }
  saveTargetIs(saving.board, shell)
  if (result.data.was_saved) {
    shown.uncount()
    sayThere(saving, shell)
  }
  shell.bus.emit(pinSaved, savedFact(saving, result.data))
  return { state: 'saved', saved: result.data }
}
