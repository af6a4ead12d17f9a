import { afterPaint } from '@tessera/ui/after-paint'
import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false until the first paint of a view, and true after it. What a reader doesn't look at first
 * renders then, in pieces between which the page answers to input.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const render = () => startTransition(() => setPainted(true))
    return afterPaint(render, render)
  }, [])
  return isPainted
}
