import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { saveTapped } from '@tessera/contracts/events/facts'
import { saveRequested } from '@tessera/contracts/events/requests'
import { useKept } from '@tessera/module/kept'
import { useShell } from '@tessera/module/react'
import { saveTarget } from '../tile/save-target.ts'

/**
 * Saving from a list. Where it is known which board a press means, it is saved there at once; for a
 * visitor, for a pin that is saved already, and while nobody answers, the person is asked.
 */
export function useSaving(pins: ReadonlyMap<string, Pin>) {
  const { bus } = useShell()
  const board = useKept<BoardLink | null>(saveTarget) ?? undefined
  const choose = ({ id }: { readonly id: string }) => {
    const pin = pins.get(id)
    if (pin !== undefined) bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })
  }
  if (board === undefined) return { onSave: choose }
  return {
    boardName: board.name,
    onChoose: choose,
    onSave: (tile: { readonly id: string }) => {
      const pin = pins.get(tile.id)
      if (pin?.pinned_to_board === null) bus.emit(saveTapped, { pinId: pin.id, board })
      else choose(tile)
    },
  }
}
