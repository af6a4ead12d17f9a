import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested, saveTapped } from '@tessera/contracts/events/requests'
import { useSaveTarget, useShell } from '@tessera/module/react'
import { isWaiting } from '../../saving/one-save/saving.ts'

/**
 * Returns what a press on Save does: it saves to the known board at once, and once only. Before a board is
 * known, the module that saves finds it. When no module handles the tap, it asks for a board.
 */
export function useSavePress(pin: Pick<Pin, 'id' | 'pinned_to_board'> | undefined) {
  const { bus } = useShell()
  const target = useSaveTarget() ?? undefined
  const saved = pin?.pinned_to_board ?? null
  const board = saved === null || isWaiting(saved) ? target : saved
  const ask = (how: { readonly quick?: true } = {}) => {
    if (pin !== undefined) bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton', ...how })
  }
  const choose = () => ask()
  const save = () => {
    if (saved !== null) return
    // For a visitor after the log-in.
    if (board === undefined) return ask({ quick: true })
    if (pin !== undefined && !bus.request(saveTapped, { pinId: pin.id, board })) choose()
  }
  /** `board` is the one that the pin is saved to, or that a press saves to; undefined while a press would ask. */
  return { board, save, choose }
}
