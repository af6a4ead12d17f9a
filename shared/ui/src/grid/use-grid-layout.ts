import { useState } from 'react'
import { type GrownLayout, growLayout } from './grow.ts'
import { type GridCorner, gridShape } from './layout.ts'
import type { PinTileData } from './pin-tile-data.ts'
import type { GridRoom } from './use-grid-width.ts'

/** Returns the layout for this room and these pins. Appended pins cost only themselves. */
export function useGridLayout(
  room: GridRoom | null,
  pins: readonly PinTileData[],
  corner?: GridCorner,
): GrownLayout | null {
  const [kept] = useState<{ grown: (GrownLayout & { room: GridRoom }) | null }>({ grown: null })
  if (room === null) return null
  const { grown } = kept
  // Caches a pure function, so what a discarded render leaves here is still right.
  if (grown?.pins !== pins || grown.room !== room || grown.layout.shape.corner !== corner) {
    const shape = { ...gridShape(room.width, room.textScale), corner }
    kept.grown = { ...growLayout(grown, shape, pins), room }
  }
  return kept.grown
}
