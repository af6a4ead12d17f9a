import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested, saveTapped } from '@tessera/contracts/events/requests'
import { useSaveTarget, useShell } from '@tessera/module/react'

/**
 * Returns what a press on Save does: it saves to the known board at once. Without a known board, for a
 * pin that is saved already, and when no module handles the tap, it asks for a board.
 */
export function useSavePress(pin: Pick<Pin, 'id' | 'pinned_to_board'> | undefined) {
  const { bus } = useShell()
  const target = useSaveTarget() ?? undefined
  const board = pin?.pinned_to_board === null ? target : undefined
  const choose = () => {
    if (pin !== undefined) bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })
  }
  const save = () => {
    const canSave = pin !== undefined && board !== undefined
    if (!canSave || !bus.request(saveTapped, { pinId: pin.id, board })) choose()
  }
  /** `board` is undefined while a press would ask. */
  return { board, save, choose }
}
