import type { KeyboardEvent } from 'react'
import type { GridLayout } from './layout.ts'
import { type ArrowWay, neighbour } from './order.ts'
import type { PinTileData } from './pin-tile-data.ts'
import { tileAt } from './tile-at.ts'
import type { GridSelection } from './use-grid-selection.ts'

const ways: Readonly<Record<string, ArrowWay>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

interface GridKeys {
  layout: GridLayout | null
  rtl: boolean
  pins: readonly PinTileData[]
  selection: GridSelection
  moveTo: (index: number) => void
  onSave: ((pin: PinTileData) => void) | undefined
  onMove: ((pins: readonly PinTileData[]) => void) | undefined
}

/** The keys that press a button of the tile, by the button's act. */
const buttonKeys: Readonly<Record<string, string>> = { b: 'choose', v: 'show', '.': 'more' }

/** Returns a button of the tile that a key is pressed in, if the tile has it. */
function buttonOf({ target }: KeyboardEvent, act: string): HTMLElement | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-index]')?.querySelector<HTMLElement>(`[data-act="${act}"]`) ?? null
}

const onLink = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('a') !== null

/** Returns what a key does on a tile, if anything. */
function meaning(event: KeyboardEvent, index: number, keys: GridKeys): (() => void) | null {
  const { layout, rtl, pins, selection } = keys
  const pin = pins[index]
  const key = event.key.toLowerCase()
  if (pin === undefined || layout === null || event.altKey) return null
  if (key === 'escape') return selection.active ? selection.clear : null
  if (event.ctrlKey || event.metaKey) return key === 'a' && selection.can ? selection.all : null
  const way = ways[event.key]
  const next = way === undefined ? null : neighbour(layout, index, way, rtl)
  if (next !== null) {
    return () => {
      if (event.shiftKey && selection.can) selection.extend(index, next)
      keys.moveTo(next)
    }
  }
  if (!event.shiftKey && key === 'home' && index > 0) return () => keys.moveTo(0)
  const end = pins.length - 1
  if (!event.shiftKey && key === 'end' && index < end) return () => keys.moveTo(end)
  if (key === ' ' && selection.can && onLink(event))
    return () => (event.shiftKey ? selection.rangeTo(index) : selection.toggle(index))
  if (event.shiftKey || event.repeat) return null
  const { onSave, onMove } = keys
  if (key === 's' && onSave !== undefined) return () => onSave(pin)
  if (key === 'm' && onMove !== undefined) return () => onMove(selection.meantBy(pin))
  const act = buttonKeys[key]
  const button = act === undefined ? null : buttonOf(event, act)
  return button === null ? null : () => button.click()
}

/**
 * The keys of a grid, which is one stop of Tab: arrows, Home and End move, `s` saves, `b` chooses a board, `m` moves
 * to one, `v` shows a covered picture, `.` opens the menu, Space selects (with Shift up to here), Control or Command
 * with `a` selects all, Escape clears the selection. Enter follows the link.
 */
export function gridKeys(keys: GridKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const index = tileAt(event.target)
    const act = index === null || event.defaultPrevented ? null : meaning(event, index, keys)
    if (act === null) return
    event.preventDefault()
    act()
  }
}
