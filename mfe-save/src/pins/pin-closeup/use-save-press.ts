import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { saveTapped } from '@tessera/contracts/events/facts'
import { saveRequested } from '@tessera/contracts/events/requests'
import { useKept } from '@tessera/module/kept'
import { useShell } from '@tessera/module/react'
import { saveTarget } from '@tessera/pins'

/**
 * What a press on Save does: it saves at once where the board is known, and asks for one where it is
 * not, for a visitor, and for a pin that is saved already.
 */
export function useSavePress(pin: Pick<Pin, 'id' | 'pinned_to_board'> | undefined) {
  const { bus } = useShell()
  const target = useKept<BoardLink | null>(saveTarget) ?? undefined
  const board = pin?.pinned_to_board === null ? target : undefined
  const choose = () => {
    if (pin !== undefined) bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })
  }
  const save = () => {
    if (pin === undefined || board === undefined) choose()
    else bus.emit(saveTapped, { pinId: pin.id, board })
  }
  /** Undefined where a press would ask. */
  return { board, save, choose }
}
