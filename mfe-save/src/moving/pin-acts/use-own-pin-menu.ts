import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { isOwn } from '@tessera/module/is-own'
import { useShell } from '@tessera/module/react'
import type { MenuItem } from '@tessera/ui/menu'
import type { Place } from '../bulk-moves/pin-act.ts'
import type { Purpose } from '../pin-place/flow.ts'
import type { Around, PinActs } from './use-pin-acts.tsx'
import { words } from './words.ts'

/** What a pin's menu asks for. */
interface Asking {
  askWhere(doing: Purpose['doing'], pin: Pin): void
  delete(pin: Pin): void
}

/** Move, copy and delete, as a menu offers them. */
export const actItems = (pin: Pin, { askWhere, delete: remove }: Asking): readonly MenuItem[] => [
  { id: 'move', label: words.move(), icon: 'arrow', onSelect: () => askWhere('move', pin) },
  { id: 'copy', label: words.copy(), icon: 'plus', onSelect: () => askWhere('copy', pin) },
  { id: 'delete', label: words.delete(), icon: 'trash', tone: 'bad', onSelect: () => remove(pin) },
]

/** What the menu of a pin offers of these to whom it is theirs; on a board, to its owner with every pin. */
export function useOwnPinMenu(asking: Asking, board?: Board): (pin: Pin) => readonly MenuItem[] {
  const { $profile, $viewer } = useShell()
  const profile = useStore($profile)
  const viewer = useStore($viewer)
  return (pin) => {
    const mayChange = board?.viewer_role === 'owner' || isOwn(pin.pinner, profile, viewer)
    return mayChange && pin.board !== null ? actItems(pin, asking) : []
  }
}

/** The board that a pin is on; which section it is in is not known of a single pin. */
const placeOf = (pin: Pin): Place => ({
  boardId: pin.board?.id ?? '',
  sectionId: null,
  ownerId: pin.pinner.id,
})

/** Asks for acts on single pins, wherever these are. */
export const askingFor = (acts: PinActs, around?: () => Around): Asking => ({
  askWhere: (doing, pin) =>
    acts.askWhere(doing, { from: placeOf(pin), chosen: { type: 'some', ids: [pin.id] } }, around),
  delete: (pin) =>
    void acts.act(
      { kind: 'delete', from: placeOf(pin), chosen: { type: 'some', ids: [pin.id] } },
      around?.(),
    ),
})
