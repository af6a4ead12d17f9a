/**
 * Runs something once the browser has painted what the current event changed. Whatever the person does
 * next comes after it: the next press, key or hidden page runs it first. Going back or forward before
 * then cancels it, because the address has changed already. Returns a function that cancels it.
 */
export function afterPaint(run: () => void, cancelled: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const end = ({ type }: Pick<Event, 'type'>) => {
    if (signal.aborted) return
    stop.abort()
    if (type === 'popstate') cancelled()
    else run()
  }
  for (const type of ['pointerdown', 'keydown', 'visibilitychange', 'popstate'])
    addEventListener(type, end, { capture: true, signal })
  // A frame calls back before it paints, and delivers messages after it.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = end
  requestAnimationFrame(() => port2.postMessage(0))
  if (document.hidden) end({ type: '' })
  return () => stop.abort()
}
