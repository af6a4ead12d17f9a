import { afterPaint } from '@tessera/ui/after-paint'
import { useEffect, useState } from 'react'

/**
 * Returns whether a page is covered, a paint later: making a whole page inert, or active again, takes as long
 * as drawing what covers it, and must not delay that. The next press or key finds it settled.
 */
export function useLateCover(isCovered: boolean): boolean {
  const [isSettled, setSettled] = useState(isCovered)
  useEffect(() => {
    if (isSettled === isCovered) return
    const settle = () => setSettled(isCovered)
    return afterPaint(settle, settle)
  }, [isSettled, isCovered])
  return isSettled
}
