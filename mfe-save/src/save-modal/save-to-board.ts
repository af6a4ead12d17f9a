import { savePin } from '@tessera/contracts/calls/pins'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { pinSaved } from '@tessera/contracts/events/facts'
import type { BoardId, PinId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import { words } from '../words.ts'

/** A pin on its way to a board; its picture, where it is known, goes into the toast. */
interface Saving {
  readonly pinId: PinId
  readonly boardId: BoardId
  readonly picture: string | undefined
}

/** A small picture of a pin, for a toast. */
export function smallPicture(pin: Pin | undefined): string | undefined {
  return pin?.images['236x'].url
}

function toastSaved(
  board: BoardLink,
  picture: string | undefined,
): Parameters<ShellContext['toast']>[0] {
  return {
    text: words.savedTo({ board: board.name }),
    tone: 'good',
    link: { label: words.seeBoard(), to: board.url },
    ...(picture === undefined ? {} : { picture }),
  }
}

/** Saves the pin, tells everybody and says so in a toast; a failure is a toast too. Answers whether it is saved. */
export async function saveToBoard(
  { pinId, boardId, picture }: Saving,
  shell: Pick<ShellContext, 'client' | 'bus' | 'toast'>,
): Promise<boolean> {
  const saved = await shell.client.call(savePin, { pin_id: pinId, board_id: boardId })
  if (!saved.ok) {
    const { message, messageDetail } = saved.error
    shell.toast({ text: messageDetail ?? message, tone: 'bad' })
    return false
  }
  const { id, board } = saved.data
  shell.bus.emit(pinSaved, { pinId, savedPinId: id, board })
  shell.toast(toastSaved(board, picture))
  return true
}
