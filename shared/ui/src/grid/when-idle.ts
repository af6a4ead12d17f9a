/** Milliseconds to wait in a browser that does not tell when it is idle (Safari). */
const pause = 300

/** Calls back once the browser has painted and is idle. Returns what cancels the call. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, pause)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: 2_000 })
  return () => cancelIdleCallback(request)
}
