import { useEffect, useRef } from 'react'
import type { GridLayout } from './layout.ts'
import { isMetered } from './metered.ts'
import type { PinTileData } from './pin-tile-data.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Fetches the pictures of the first row of each further page when it arrives, at low priority: two screens
 * before they are seen. Not on a metered connection.
 */
export function useFetchAhead(layout: GridLayout | null, pins: readonly PinTileData[]): void {
  const known = useRef(0)
  useEffect(() => {
    if (layout === null) return
    const from = known.current
    known.current = layout.count
    if (from === 0 || from >= layout.count || isMetered()) return
    const { columns, tileWidth } = layout.shape
    return whenIdle(() => {
      for (const { image } of pins.slice(from, from + columns))
        Object.assign(new Image(), {
          fetchPriority: 'low',
          sizes: `${tileWidth}px`,
          srcset: image.srcset,
        })
    })
  }, [layout, pins])
}
