import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** How wide the page is, for grids that must be told. */
export function useBodyWidth(): number {
  return useSyncExternalStore(follow, () => document.body.clientWidth)
}
