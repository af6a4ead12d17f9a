import type { PinTileData } from '../pin-tile-data.ts'
import { appendTiles, emptyLayout, type GridLayout, type GridShape, tileRatio } from './layout.ts'

/** A layout with the pins it was made for. */
export interface GrownLayout {
  readonly layout: GridLayout
  readonly pins: readonly PinTileData[]
}

function sameShape(one: GridShape, other: GridShape): boolean {
  return (
    one.columns === other.columns &&
    one.tileWidth === other.tileWidth &&
    one.gap === other.gap &&
    one.inset === other.inset
  )
}

function beginsWith(pins: readonly PinTileData[], earlier: readonly PinTileData[]): boolean {
  if (pins.length < earlier.length) return false
  return earlier.every((pin, index) => {
    const now = pins[index]
    return now === pin || (now?.id === pin.id && tileRatio(now.image) === tileRatio(pin.image))
  })
}

/** The layout of these pins, grown from an earlier one when they only follow its pins. */
export function growLayout(
  earlier: GrownLayout | null,
  shape: GridShape,
  pins: readonly PinTileData[],
): GrownLayout {
  const goesOn =
    earlier !== null && sameShape(earlier.layout.shape, shape) && beginsWith(pins, earlier.pins)
  if (goesOn && pins.length === earlier.pins.length) return { layout: earlier.layout, pins }
  const start = goesOn ? earlier.layout : emptyLayout(shape)
  const items = pins.slice(start.count).map((pin) => ({ id: pin.id, ratio: tileRatio(pin.image) }))
  return { layout: appendTiles(start, items), pins }
}
