import { saveTapped } from '@tessera/contracts/events/facts'
import { pointOutSimilar } from '../after-save/point-out-similar.ts'
import { knownPin } from './known-pin.ts'
import { savePinTo } from './save-pin.ts'
import type { SavingShell } from './saving-shell.ts'

/** Saves what is tapped, at once and without a question. */
export function answerTaps(shell: SavingShell): () => void {
  const under = new Set<string>()
  return shell.bus.on(saveTapped, async ({ pinId, board }) => {
    if (under.has(pinId)) return
    under.add(pinId)
    const picture = knownPin(shell.queries, pinId)?.images['236x'].url
    const outcome = await savePinTo({ pinId, board, picture }, shell)
    under.delete(pinId)
    if (outcome.state === 'saved') await pointOutSimilar(pinId, outcome.saved, shell)
  })
}
