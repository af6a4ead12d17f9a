/**
 * Runs something once the browser has painted what the current event changed. Whatever the person does
 * next comes after it: the next press, key or hidden page runs it first. Going back or forward before
 * then cancels it, because the address has changed already. Returns a function that cancels it.
 */
export function afterPaint(run: () => void, cancelled: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const end = (then: () => void) => {
    if (signal.aborted) return
    stop.abort()
    then()
  }
  const now = () => end(run)
  for (const type of ['pointerdown', 'keydown', 'visibilitychange'])
    window.addEventListener(type, now, { capture: true, signal })
  window.addEventListener('popstate', () => end(cancelled), { capture: true, signal })
  signal.addEventListener('abort', () => port1.close())
  // A frame calls back before it paints, and delivers messages after it.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = now
  requestAnimationFrame(() => port2.postMessage(undefined))
  if (document.hidden) now()
  return () => stop.abort()
}
