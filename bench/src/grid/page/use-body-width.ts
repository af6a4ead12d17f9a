import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** Returns the width of the page, for grids that need it. */
export function useBodyWidth(): number {
  return useSyncExternalStore(follow, () => document.body.clientWidth)
}
