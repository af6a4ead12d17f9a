import { useRef } from 'react'
import type { PinTileData } from './pin-tile-data.ts'
import { meantBy, type Selection, toggled, withRange } from './selection.ts'

const none: Selection = new Set()

/** The selection props of a grid. Without `onSelectionChange` nothing can be selected. */
export interface SelectionProps {
  /** The ids of the selected pins. While there are any, a click selects instead of opening. */
  selection?: Selection | undefined
  onSelectionChange?: ((selection: Selection) => void) | undefined
  /** Makes a click select a pin while none is selected. */
  selecting?: boolean | undefined
}

/** Selects one pin, a range from the last one, all or none. */
export function useGridSelection(pins: readonly PinTileData[], props: SelectionProps) {
  const { selection = none, onSelectionChange, selecting = false } = props
  const anchor = useRef<string | null>(null)
  const change = (next: Selection) => onSelectionChange?.(next)
  const toggle = (index: number) => {
    const pin = pins[index]
    if (pin === undefined) return
    anchor.current = pin.id
    change(toggled(selection, pin.id))
  }
  const rangeTo = (index: number) => {
    const from = pins.findIndex(({ id }) => id === anchor.current)
    if (from === -1) return toggle(index)
    change(withRange(selection, pins, from, index))
  }
  return {
    can: onSelectionChange !== undefined,
    active: onSelectionChange !== undefined && (selecting || selection.size > 0),
    has: (id: string) => selection.has(id),
    toggle,
    rangeTo,
    /** Selects from the tile that Shift and an arrow leave to the one that they reach. */
    extend: (from: number, to: number) => {
      if (anchor.current === null) anchor.current = pins[from]?.id ?? null
      rangeTo(to)
    },
    all: () => change(withRange(none, pins, 0, pins.length - 1)),
    clear: () => {
      anchor.current = null
      change(none)
    },
    meantBy: (pin: PinTileData) => meantBy(selection, pins, pin),
  }
}

/** The selection, for a grid's clicks and keys. */
export type GridSelection = ReturnType<typeof useGridSelection>
