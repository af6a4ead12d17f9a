import { whenIdle } from '@tessera/ui/grid/when-idle'

/**
 * Milliseconds after the load of a document in which nothing is loaded ahead: people read and scroll first, and
 * scripts and styles of other pages would make a phone stutter.
 */
export const restAfterLoad = 6_000

/** Calls back once the document has loaded, some seconds have passed and the browser is idle. Returns what cancels the call. */
export function whenAtRest(page: Document, call: () => void): () => void {
  let cancel = () => page.defaultView?.removeEventListener('load', start)
  function start(): void {
    const timer = setTimeout(() => {
      cancel = whenIdle(call)
    }, restAfterLoad)
    cancel = () => clearTimeout(timer)
  }
  if (page.readyState === 'complete') start()
  else page.defaultView?.addEventListener('load', start, { once: true })
  return () => cancel()
}
