import type { PinTileData } from '../pin-tile-data.ts'

/** The ids of the pins that are selected. */
export type Selection = ReadonlySet<string>

/** The selection with this pin in it, or without it when it was. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selection and all the pins from one to another, whichever comes first. */
export function withRange(
  selection: Selection,
  pins: readonly PinTileData[],
  from: number,
  to: number,
): Selection {
  const range = pins.slice(Math.min(from, to), Math.max(from, to) + 1)
  return new Set([...selection, ...range.map(({ id }) => id)])
}

/** What is meant by an act on one pin: all the selected when it is among them, in order; else itself. */
export function meantBy(
  selection: Selection,
  pins: readonly PinTileData[],
  pin: PinTileData,
): readonly PinTileData[] {
  return selection.has(pin.id) ? pins.filter(({ id }) => selection.has(id)) : [pin]
}
