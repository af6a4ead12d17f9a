import { type GridCorner, gridShape } from './layout.ts'

/** The place of a card at the end of a grid's first rows. */
export interface CardCorner {
  /** Size of the card in pixels. */
  readonly inlineSize: number
  readonly blockSize: number
  /** The corner of the grid that stays free for the card. */
  readonly corner: GridCorner
}

/** Columns that the card takes. */
const columns = 2
/** Space between the header and the card. */
const above = 16

/** Returns where the card stands, so that it leaves with the first screen and pins follow below. */
export function cardCorner(measured: {
  /** Width of the grid. */
  readonly width: number
  /** Height of what is above the grid. */
  readonly head: number
  /** Height of the window below the header. */
  readonly screen: number
  /** Height of the card where there is room for it. */
  readonly height: number
}): CardCorner {
  const { tileWidth, gap } = gridShape(measured.width)
  const blockSize = Math.min(measured.height, measured.screen - 2 * above)
  return {
    inlineSize: columns * tileWidth + (columns - 1) * gap,
    blockSize,
    corner: { columns, height: Math.max(0, above + blockSize - measured.head) + gap },
  }
}
