import { type GridShape, tileMeasures, tileRatio } from '@tessera/ui/grid/layout'
import type { PinTileData } from '@tessera/ui/pin-tile'
import type { CSSProperties } from 'react'

type TileStyle = CSSProperties & { '--tile-lines': number }

/** Returns the size that the product's grid gives a tile, for a grid that places it elsewhere. */
export function tileStyle({ image, title }: PinTileData, shape: GridShape): TileStyle {
  const { height, lines } = tileMeasures({ ratio: tileRatio(image), title }, shape)
  return { height, '--tile-lines': lines }
}
