import { useState } from 'react'
import type { PinTileData } from '../pin-tile-data.ts'
import { type GrownLayout, growLayout } from './grow.ts'
import { type GridCorner, gridShape } from './layout.ts'

/** Returns the layout for this width and these pins. Appended pins cost only themselves. */
export function useGridLayout(
  width: number | null,
  pins: readonly PinTileData[],
  corner?: GridCorner,
): GrownLayout | null {
  const [kept] = useState<{ grown: (GrownLayout & { width: number }) | null }>({ grown: null })
  if (width === null) return null
  const { grown } = kept
  // Caches a pure function, so what a discarded render leaves here is still right.
  if (grown?.pins !== pins || grown.width !== width || grown.layout.shape.corner !== corner) {
    kept.grown = { ...growLayout(grown, { ...gridShape(width), corner }, pins), width }
  }
  return kept.grown
}
