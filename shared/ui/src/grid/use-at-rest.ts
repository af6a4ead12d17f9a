import { useEffect, useEffectEvent, useRef, useState } from 'react'

const restAfter = 200

/**
 * Calls back when nothing has moved for a while, and at once before the reader may leave the page.
 * Returns the function to call on every move.
 */
export function useAtRest(rested: () => void): () => void {
  const movedAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const onRest = useEffectEvent(rested)
  useEffect(() => {
    const leave = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      onRest()
    }
    addEventListener('click', leave, { capture: true })
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer.current)
      timer.current = undefined
      removeEventListener('click', leave, { capture: true })
      removeEventListener('pagehide', leave)
    }
  }, [])
  const look = useEffectEvent(() => {
    const rest = movedAt.current + restAfter - performance.now()
    timer.current = rest > 10 ? setTimeout(() => look(), rest) : undefined
    if (timer.current === undefined) onRest()
  })
  const [start] = useState(() => ({ current: () => {} }))
  useEffect(() => {
    start.current = () => {
      movedAt.current = performance.now()
      timer.current ??= setTimeout(() => look(), restAfter)
    }
  }, [start])
  return () => start.current()
}
