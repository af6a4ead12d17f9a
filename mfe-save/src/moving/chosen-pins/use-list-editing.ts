import type { Board } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinList } from '@tessera/pins/pin-list'
import type { ComponentProps } from 'react'
import { useOwnPinMenu } from '../pin-acts/use-own-pin-menu.ts'
import type { ChosenPins } from './use-chosen-pins.ts'

type Editing = Pick<
  ComponentProps<typeof PinList>,
  'selection' | 'onSelectionChange' | 'onMove' | 'moreItems'
>

interface Shown {
  readonly list: { readonly pages: readonly { readonly data: readonly Pin[] }[] } | undefined
  readonly board: Board
}

/** What a board's list of pins lets those do who may change the board: choose, drag, and each pin's menu. */
export function useListEditing(chosen: ChosenPins, { list, board }: Shown): Editing {
  const moreItems = useOwnPinMenu(
    {
      askWhere: (doing, { id }) => chosen.askWhere(doing, [id]),
      delete: ({ id }) => chosen.deleteThem([id]),
    },
    board,
  )
  if (!board.can_edit) return {}
  const pins = list?.pages.flatMap(({ data }) => data.map(({ id }) => id)) ?? []
  return {
    ...chosen.selecting(pins),
    onMove: (meant) =>
      chosen.askWhere(
        'move',
        meant.map(({ id }) => id),
      ),
    moreItems,
  }
}
