import type { PinTileData } from './pin-tile-data.ts'

/** The ids of the selected pins. */
export type Selection = ReadonlySet<string>

/** Adds a pin to the selection, or removes it. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Adds all pins between two to the selection, in either direction. */
export function withRange(
  selection: Selection,
  pins: readonly PinTileData[],
  from: number,
  to: number,
): Selection {
  const range = pins.slice(Math.min(from, to), Math.max(from, to) + 1)
  return new Set([...selection, ...range.map(({ id }) => id)])
}

/**
 * Returns the pins that an action applies to: the selection in order when it includes this pin,
 * else this pin.
 */
export function meantBy(
  selection: Selection,
  pins: readonly PinTileData[],
  pin: PinTileData,
): readonly PinTileData[] {
  return selection.has(pin.id) ? pins.filter(({ id }) => selection.has(id)) : [pin]
}
