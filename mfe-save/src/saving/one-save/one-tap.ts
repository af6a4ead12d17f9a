import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { saveTapped } from '@tessera/contracts/events/requests'
import { pointOutSimilar } from '../after-save/point-out-similar.ts'
import { knownPin } from './known-pin.ts'
import { savePinTo } from './save-pin.ts'
import type { SavingShell } from './saving-shell.ts'

/** Handles taps on Save: saves the pin at once, without a question. */
export default function handleTaps(shell: SavingShell) {
  const pending = new Set<string>()
  return async ({ pinId, board }: PayloadOf<typeof saveTapped>): Promise<void> => {
    if (pending.has(pinId)) return
    pending.add(pinId)
    const picture = knownPin(shell.queries, pinId)?.images['236x'].url
    const outcome = await savePinTo({ pinId, board, picture }, shell)
    pending.delete(pinId)
    if (outcome.state === 'saved') await pointOutSimilar(pinId, outcome.saved, shell)
  }
}
