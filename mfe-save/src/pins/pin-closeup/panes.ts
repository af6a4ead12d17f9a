import { isBroadPicture } from '@tessera/contracts/closeup-picture'
import { measures } from '@tessera/contracts/limits'
import type { LayoutSize } from '@tessera/module'

/** The max widths of a closeup and its picture pane; undefined in a single column. */
export interface Panes {
  readonly picture: number
  readonly whole: number
}

const [usual, usualWhole, medium, mediumWhole, broad, broadWhole] = measures.closeupPanes

/**
 * The widths of a closeup's panes. A wide or nearly square picture or video is given the broad
 * pane where there is room for it; a medium page has the medium ones.
 */
export function panesOf(
  size: LayoutSize,
  shape: { readonly width: number; readonly height: number } | undefined,
): Panes | undefined {
  if (size === 'narrow') return undefined
  if (size === 'medium') return { picture: medium, whole: mediumWhole }
  return shape !== undefined && isBroadPicture(shape)
    ? { picture: broad, whole: broadWhole }
    : { picture: usual, whole: usualWhole }
}
