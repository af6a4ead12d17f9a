import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested, saveTapped } from '@tessera/contracts/events/requests'
import { useSaveTarget, useShell } from '@tessera/module/react'

/**
 * Returns what Save does in a list: it saves to the known board at once. Without a known board, for a
 * pin that is saved already, and when no module handles the tap, it asks for a board.
 */
export function useSaving(pins: ReadonlyMap<string, Pin>) {
  const { bus } = useShell()
  const board = useSaveTarget()
  const choose = ({ id }: { readonly id: string }) => {
    const pin = pins.get(id)
    if (pin !== undefined) bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })
  }
  if (board === null) return { onSave: choose }
  return {
    boardName: board.name,
    onChoose: choose,
    onSave: (tile: { readonly id: string }) => {
      const pin = pins.get(tile.id)
      const isNew = pin?.pinned_to_board === null
      if (!isNew || !bus.request(saveTapped, { pinId: pin.id, board })) choose(tile)
    },
  }
}
