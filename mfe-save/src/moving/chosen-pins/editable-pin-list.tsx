import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { pinName } from '@tessera/pins'
import { PinList } from '@tessera/pins/pin-list'
import { Announcement } from '@tessera/ui/announcement'
import { inOrderOf, isSameOrder } from '@tessera/ui/reorder/order'
import { ReorderHandle } from '@tessera/ui/reorder/reorder-handle'
import { useReorder } from '@tessera/ui/reorder/use-reorder'
import { type ComponentProps, type ReactElement, useEffect } from 'react'
import { actingSubject } from '../bulk-moves/acting-subject.ts'
import { blockMoves } from '../hand-order/block-moves.ts'
import { orderPinsByHand } from '../hand-order/order-pins.ts'
import { useOwnPinMenu } from '../pin-acts/use-own-pin-menu.ts'
import type { ChosenPins } from './use-chosen-pins.ts'

type ListProps = Omit<
  ComponentProps<typeof PinList>,
  'selection' | 'onSelectionChange' | 'selecting' | 'onMove' | 'moreItems' | 'order'
>

interface EditablePinListProps extends ListProps {
  readonly board: Board
  readonly chosen: ChosenPins
  /** True when the list shows the pins in the board's order. */
  readonly inBoardOrder: boolean
}

/** Reorders the pins of a list by hand. Selected pins move together. */
function usePinOrder({ list, chosen, inBoardOrder }: EditablePinListProps) {
  const shell = useShell()
  const isActive = inBoardOrder && chosen.mode === 'reorder'
  const pins = isActive ? (list.data?.pages.flatMap(({ data }) => data) ?? []) : []
  const ids = pins.map(({ id }) => id)
  const { selection } = chosen.selecting(ids)
  // Selected pins that are not loaded cannot move along, so then each pin moves alone.
  const movesAll = selection.size === chosen.count
  const reorder = useReorder({
    items: pins.map((pin) => ({ id: pin.id, name: pinName(pin) })),
    together: (id) => (movesAll && selection.has(id) ? [...selection] : []),
    onOrder: async (order, moved) => {
      const [back, to] = [ids, order].map((each) => blockMoves(each, new Set(moved)))
      if (back === undefined || to === undefined || to.length === 0) return
      const { boardId } = chosen.from
      const subject = actingSubject(shell, chosen.from)
      await shell.commands.run(orderPinsByHand, { boardId, to, back, subject })
    },
  })
  const { held, order, place, said } = reorder
  const isMoved = !isSameOrder(order, ids)
  return {
    said,
    order: isActive
      ? {
          isMoving: held !== null,
          place,
          sorted: <Pin extends { readonly id: string }>(tiles: readonly Pin[]) =>
            isMoved ? inOrderOf(tiles, order) : tiles,
          handle: (
            { id, title }: { readonly id: string; readonly title: string },
            tabIndex: 0 | -1,
          ) => <ReorderHandle item={{ id, name: title }} reorder={reorder} tabIndex={tabIndex} />,
        }
      : undefined,
  }
}

/** A board's or section's pins. People who may change the board select, drag and reorder them. */
export function EditablePinList(props: EditablePinListProps): ReactElement {
  const { board, chosen, inBoardOrder: _, ...list } = props
  const { said, order } = usePinOrder(props)
  const moreItems = useOwnPinMenu(
    {
      askWhere: (doing, { id }) => chosen.askWhere(doing, [id]),
      delete: ({ id }) => chosen.deleteThem([id]),
    },
    board,
  )
  const { data } = list.list
  const pins = data?.pages.flatMap((page) => page.data.map(({ id }) => id)) ?? []
  useEffect(() => {
    if (data !== undefined) chosen.keepAmong(pins)
  }, [data])
  if (!board.can_edit) return <PinList {...list} />
  return (
    <>
      <PinList
        {...list}
        {...chosen.selecting(pins)}
        onMove={(meant) =>
          chosen.askWhere(
            'move',
            meant.map(({ id }) => id),
          )
        }
        moreItems={moreItems}
        order={order}
      />
      <Announcement text={said} urgent />
    </>
  )
}
