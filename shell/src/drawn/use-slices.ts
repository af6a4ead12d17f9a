import { useSyncExternalStore } from 'react'

let isOver = false

const inSlices = (): boolean => !isOver && document.documentElement.hasAttribute('data-drawn')

/** Calls back when a key is pressed, before anything else hears of it. */
function followKeys(tell: () => void): () => void {
  if (!inSlices()) return () => undefined
  const press = () => {
    isOver = true
    tell()
  }
  addEventListener('keydown', press, true)
  return () => removeEventListener('keydown', press, true)
}

/**
 * Tells whether a view renders in slices: while the drawn first screen is over the page, so that presses in
 * between are answered. The first key ends that, because keys are for the page itself.
 */
export const useSlices = (): boolean => useSyncExternalStore(followKeys, inSlices)
