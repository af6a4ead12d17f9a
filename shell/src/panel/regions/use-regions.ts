import { useEffect, useState } from 'react'
import type { ModuleHost } from '../../modules/host.ts'
import { findRegions, type Region } from './find-regions.ts'

/** Follows the regions of the page: in each frame, since nothing tells of all that scrolls and moves. */
export function useRegions({ regions: views }: ModuleHost): readonly Region[] {
  const [regions, setRegions] = useState<readonly Region[]>([])
  useEffect(() => {
    let frame = 0
    let before = ''
    const look = () => {
      const found = findRegions(document, views)
      const text = JSON.stringify(found)
      if (text !== before) setRegions(found)
      before = text
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [views])
  return regions
}
