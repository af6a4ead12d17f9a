import { useState } from 'react'
import type { PinTileData } from '../pin-tile-data.ts'
import { type GrownLayout, growLayout } from './grow.ts'
import { gridShape } from './layout.ts'

/** The layout for this width and these pins; pins that only follow earlier ones cost only themselves. */
export function useGridLayout(
  width: number | null,
  pins: readonly PinTileData[],
): GrownLayout | null {
  const [kept] = useState<{ grown: (GrownLayout & { width: number }) | null }>({ grown: null })
  if (width === null) return null
  // A cache of a pure function: what a thrown-away render leaves in it is still right.
  if (kept.grown?.pins !== pins || kept.grown.width !== width) {
    kept.grown = { ...growLayout(kept.grown, gridShape(width), pins), width }
  }
  return kept.grown
}
