import { useCallback, useEffect, useRef } from 'react'

/** Min milliseconds between two requests for more. */
const fetchMoreEvery = 200

/** Calls at most every 200 ms. A call that is too early runs when its time comes. */
export function useThrottled(call: () => void): () => void {
  const latest = useRef(call)
  const last = useRef(Number.NEGATIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    const run = () => {
      last.current = performance.now()
      timer.current = undefined
      latest.current()
    }
    const wait = last.current + fetchMoreEvery - performance.now()
    if (wait <= 0) run()
    else timer.current ??= setTimeout(run, wait)
  }, [])
}
