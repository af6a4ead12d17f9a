import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { isOwn } from '@tessera/module/is-own'
import { useShell } from '@tessera/module/react'
import * as icons from '@tessera/ui/icons'
import type { MenuItem } from '@tessera/ui/menu'
import type { BoardPlace } from '../bulk-moves/pin-act.ts'
import type { Purpose } from '../pin-place/flow.ts'
import type { Around, PinActs } from './use-pin-acts.tsx'
import { words } from './words.ts'

/** The actions of a pin's menu. */
interface Asking {
  askWhere(doing: Purpose['doing'], pin: Pin): void
  delete(pin: Pin): void
}

/** Returns the menu items to move, copy and delete a pin. */
export const actItems = (pin: Pin, { askWhere, delete: remove }: Asking): readonly MenuItem[] => [
  { id: 'move', label: words.move(), icon: icons.arrow, onSelect: () => askWhere('move', pin) },
  { id: 'copy', label: words.copy(), icon: icons.plus, onSelect: () => askWhere('copy', pin) },
  {
    id: 'delete',
    label: words.delete(),
    icon: icons.trash,
    tone: 'bad',
    onSelect: () => remove(pin),
  },
]

/** Returns the menu items for pins of the viewer; a board's owner gets them for every pin on it. */
export function useOwnPinMenu(asking: Asking, board?: Board): (pin: Pin) => readonly MenuItem[] {
  const { $profile, $viewer } = useShell()
  const profile = useStore($profile)
  const viewer = useStore($viewer)
  return (pin) => {
    const mayChange = board?.viewer_role === 'owner' || isOwn(pin.pinner, profile, viewer)
    return mayChange && pin.board !== null ? actItems(pin, asking) : []
  }
}

/** Returns the board of a pin; a single pin does not tell its section. */
const placeOf = (pin: Pin): BoardPlace => ({
  boardId: pin.board?.id ?? '',
  sectionId: null,
  ownerId: pin.pinner.id,
})

/** Returns the menu's actions for single pins, anywhere. */
export const askingFor = (acts: PinActs, around?: () => Around): Asking => ({
  askWhere: (doing, pin) =>
    acts.askWhere(doing, { from: placeOf(pin), chosen: { type: 'some', ids: [pin.id] } }, around),
  delete: (pin) =>
    acts.act(
      { kind: 'delete', from: placeOf(pin), chosen: { type: 'some', ids: [pin.id] } },
      around,
    ),
})
