import { type DragEvent, type MouseEvent, useState } from 'react'
import { carryPins } from './grid/carried-pins.ts'
import { showDragPicture } from './grid/drag-picture.ts'
import type { PinTileData } from './grid/pin-tile-data.ts'
import { actAt, tileAt } from './grid/tile-at.ts'
import type { GridSelection } from './grid/use-grid-selection.ts'
import { isPlainClick } from './plain-click.ts'

/** The handlers of a grid's pins. */
export interface PinActs {
  /** Opens the pin without leaving the page. Without it the link is followed. */
  onOpen?: ((pin: PinTileData) => void) | undefined
  /** Saves a pin. Without it tiles have no Save button, and `s` does nothing. */
  onSave?: ((pin: PinTileData) => void) | undefined
  /** Chooses another board. Without it the board's name is only text. */
  onChoose?: ((pin: PinTileData) => void) | undefined
  /** Shows the picture of a covered pin. Without it a covered picture stays blurred. */
  onShow?: ((pin: PinTileData) => void) | undefined
  /** Moves pins, with the key `m`. With it pins can also be dragged to a `usePinDrop`. */
  onMove?: ((pins: readonly PinTileData[]) => void) | undefined
}

interface TileActOptions extends PinActs {
  pins: readonly PinTileData[]
  selection: GridSelection
  /** The tile of a long press, which shows its buttons. */
  held: number | null
  /** Called before a tile opens. */
  onOpening: (index: number) => void
}

/** The tile whose menu is open. */
export interface OpenMenu {
  readonly pin: PinTileData
  readonly button: HTMLButtonElement
}

const selects = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey

/** Handles presses and drags for all tiles of a grid. */
export function useTileActs(options: TileActOptions) {
  const { pins, selection, held, onOpening } = options
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const select = (event: MouseEvent, index: number) => {
    event.preventDefault()
    if (event.shiftKey) selection.rangeTo(index)
    else selection.toggle(index)
  }
  const open = (event: MouseEvent, index: number, pin: PinTileData) => {
    if (held === index) return event.preventDefault()
    if (selection.active || (selection.can && selects(event))) return select(event, index)
    if (!isPlainClick(event)) return
    onOpening(index)
    if (options.onOpen === undefined) return
    event.preventDefault()
    options.onOpen(pin)
  }
  const show = (button: HTMLElement, pin: PinTileData) => {
    // The button goes away, and the focus stays with its tile.
    button.closest('[data-index]')?.querySelector<HTMLElement>('[data-act="open"]')?.focus()
    options.onShow?.(pin)
  }
  const onClick = (event: MouseEvent) => {
    const index = tileAt(event.target)
    const pressed = actAt(event.target)
    const pin = index === null ? undefined : pins[index]
    if (index === null || pin === undefined || pressed === null) return
    if (pressed.act === 'open') return open(event, index, pin)
    if (pressed.act === 'select') return select(event, index)
    if (pressed.act === 'save') return options.onSave?.(pin)
    if (pressed.act === 'show') return show(pressed.element, pin)
    if (pressed.act === 'choose') return options.onChoose?.(pin)
    if (pressed.element instanceof HTMLButtonElement) setMenu({ pin, button: pressed.element })
  }
  const onDragStart = (event: DragEvent) => {
    const index = tileAt(event.target)
    const pin = index === null ? undefined : pins[index]
    if (pin === undefined || !(event.target instanceof Element)) return
    const meant = selection.meantBy(pin)
    carryPins(
      event.dataTransfer,
      meant.map(({ id }) => id),
    )
    event.dataTransfer.effectAllowed = 'all'
    showDragPicture(event.dataTransfer, event.target, meant.length)
  }
  return { menu, closeMenu: () => setMenu(null), handlers: { onClick, onDragStart } }
}
