import { appendTiles, emptyLayout, type GridLayout, type GridShape, tileRatio } from './layout.ts'
import type { PinTileData } from './pin-tile-data.ts'
import { titleLines } from './title-lines.ts'

/** A layout with its pins. */
export interface GrownLayout {
  readonly layout: GridLayout
  readonly pins: readonly PinTileData[]
  /** Counts how often existing tiles were laid out again. */
  readonly laidOut: number
}

function sameShape(one: GridShape, other: GridShape): boolean {
  return (
    one.columns === other.columns &&
    one.tileWidth === other.tileWidth &&
    one.gap === other.gap &&
    one.inset === other.inset &&
    one.corner?.columns === other.corner?.columns &&
    one.corner?.height === other.corner?.height
  )
}

function beginsWith(
  pins: readonly PinTileData[],
  earlier: readonly PinTileData[],
  { titleRoom }: GridShape,
): boolean {
  if (pins.length < earlier.length) return false
  for (let index = 0; index < earlier.length; index += 1) {
    const [now, before] = [pins[index], earlier[index]]
    if (now === before) continue
    if (now === undefined || before === undefined || now.id !== before.id) return false
    if (tileRatio(now.image) !== tileRatio(before.image)) return false
    if (titleLines(now.title, titleRoom) !== titleLines(before.title, titleRoom)) return false
  }
  return true
}

/** Returns the layout of these pins. Extends an earlier layout when they only follow its pins. */
export function growLayout(
  earlier: GrownLayout | null,
  shape: GridShape,
  pins: readonly PinTileData[],
): GrownLayout {
  const goesOn =
    earlier !== null &&
    sameShape(earlier.layout.shape, shape) &&
    beginsWith(pins, earlier.pins, shape)
  if (goesOn && pins.length === earlier.pins.length) return { ...earlier, pins }
  const start = goesOn ? earlier.layout : emptyLayout(shape)
  const items = pins
    .slice(start.count)
    .map(({ id, image, title }) => ({ id, ratio: tileRatio(image), title }))
  const laidOut = (earlier?.laidOut ?? 0) + (goesOn ? 0 : 1)
  return { layout: appendTiles(start, items), pins, laidOut }
}
