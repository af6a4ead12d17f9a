import { useState } from 'react'
import type { PinTileData } from '../pin-tile-data.ts'
import { type GrownLayout, growLayout } from './grow.ts'
import { gridShape } from './layout.ts'

/** Returns the layout for this width and these pins. Appended pins cost only themselves. */
export function useGridLayout(
  width: number | null,
  pins: readonly PinTileData[],
): GrownLayout | null {
  const [kept] = useState<{ grown: (GrownLayout & { width: number }) | null }>({ grown: null })
  if (width === null) return null
  // Caches a pure function, so what a discarded render leaves here is still right.
  if (kept.grown?.pins !== pins || kept.grown.width !== width) {
    kept.grown = { ...growLayout(kept.grown, gridShape(width), pins), width }
  }
  return kept.grown
}
