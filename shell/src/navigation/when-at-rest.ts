import { whenIdle } from '@tessera/ui/grid/when-idle'

/** Calls back once the document has loaded and the browser is idle. Returns what cancels the call. */
export function whenAtRest(page: Document, call: () => void): () => void {
  if (page.readyState === 'complete') return whenIdle(call)
  let cancel = () => page.defaultView?.removeEventListener('load', start)
  function start(): void {
    cancel = whenIdle(call)
  }
  page.defaultView?.addEventListener('load', start, { once: true })
  return () => cancel()
}
