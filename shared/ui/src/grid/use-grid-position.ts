import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PinTileData } from '../pin-tile-data.ts'
import { type GridPosition, positionAt, scrollTopFor } from './anchor.ts'
import type { GridLayout } from './layout.ts'
import { historyPositions } from './position-store.ts'
import { gridScrollTop } from './use-grid-window.ts'

const writeAfter = 200

interface GridPositionOptions {
  root: RefObject<HTMLElement | null>
  layout: GridLayout | null
  pins: readonly PinTileData[]
  restoreKey: string | undefined
  onMoved: () => void
}

/**
 * Keeps the pin at the top of the screen where it is when the layout changes shape, and finds it again
 * when the reader comes back to this history entry. Gives `track`, for every scroll, and `keep`, for
 * the moment before a page is left.
 */
export function useGridPosition(options: GridPositionOptions) {
  const { root, layout, pins, restoreKey, onMoved } = options
  const [store] = useState(() =>
    restoreKey === undefined ? null : historyPositions(window.history, restoreKey),
  )
  const seen = useRef<GridPosition | null>(null)
  const wanted = useRef<GridPosition | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const keep = () => {
    clearTimeout(timer.current)
    if (wanted.current === null) store?.write(seen.current)
  }
  const track = () => {
    if (root.current === null || layout === null || wanted.current !== null) return
    seen.current = positionAt(layout, (index) => pins[index]?.id, gridScrollTop(root.current))
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, writeAfter)
  }
  const keepNow = useEffectEvent(keep)
  const goToWanted = useEffectEvent(() => {
    if (wanted.current === null || layout === null || root.current === null) return
    const indexOf = (id: string) => {
      const index = pins.findIndex((pin) => pin.id === id)
      return index === -1 ? undefined : index
    }
    const target = scrollTopFor(layout, indexOf, wanted.current)
    if (target === null) return
    seen.current = wanted.current
    wanted.current = null
    window.scrollBy({ top: target - gridScrollTop(root.current), behavior: 'instant' })
    onMoved()
  })

  const shape = layout?.shape
  useLayoutEffect(() => {
    if (shape !== undefined) wanted.current = seen.current ?? wanted.current
  }, [shape])
  useLayoutEffect(() => {
    if (store !== null) wanted.current = store.read()
  }, [store])
  useLayoutEffect(() => {
    if (layout !== null) goToWanted()
  }, [layout])
  useEffect(() => {
    // Whoever moves by themselves is not moved any more.
    const letGo = () => {
      wanted.current = null
    }
    const leave = () => keepNow()
    addEventListener('wheel', letGo, { passive: true })
    addEventListener('touchmove', letGo, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('wheel', letGo)
      removeEventListener('touchmove', letGo)
      removeEventListener('pagehide', leave)
    }
  }, [])
  return { track, keep }
}
