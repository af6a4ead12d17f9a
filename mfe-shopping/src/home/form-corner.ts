import { type GridCorner, gridShape } from '@tessera/ui/grid/layout'

/** The place of the sign-up form on a desktop: the end of the first rows. */
export interface FormCorner {
  /** Size of the form's card in pixels. */
  readonly inlineSize: number
  readonly blockSize: number
  /** The corner of the grid that stays free for the form. */
  readonly corner: GridCorner
}

/** Columns that the form takes. */
const columns = 2
/** Space between the header and the card. */
const above = 16
/** Height of the form, and of the one that welcomes a returning visitor, with two other ways to log in. */
const room = { form: 764, welcome: 784 } as const

/** Returns where the form stands, so that it leaves with the first screen and pins follow below. */
export function formCorner(measured: {
  /** Width of the grid. */
  readonly width: number
  /** Height of what is above the grid. */
  readonly head: number
  /** Height of the window below the header. */
  readonly screen: number
  readonly returning: boolean
}): FormCorner {
  const { tileWidth, gap } = gridShape(measured.width)
  const wanted = measured.returning ? room.welcome : room.form
  const blockSize = Math.min(wanted, measured.screen - 2 * above)
  return {
    inlineSize: columns * tileWidth + (columns - 1) * gap,
    blockSize,
    corner: { columns, height: Math.max(0, above + blockSize - measured.head) + gap },
  }
}
