import { LiveEvent } from '@tessera/contracts/calls/notifications'
import { z } from '@tessera/contracts/schema'

/** The part of EventSource that is used. */
export interface LiveSource {
  onmessage: ((event: MessageEvent<string>) => void) | null
  close(): void
}

/** True when an event changes which notifications there are, or which are read. */
function isNews(text: string): boolean {
  try {
    const { data } = z.safeParse(LiveEvent, JSON.parse(text))
    const kinds = ['notification', 'notifications-seen', 'refetch']
    return data !== undefined && kinds.includes(data.kind)
  } catch {
    return false
  }
}

/**
 * Listens to the live stream while the tab is visible: browsers allow few connections, and many
 * hidden tabs would use them up. A tab that is shown again may have missed something, so that counts
 * as news. Returns a function that stops it.
 */
export function listenToNews(
  page: Document,
  open: () => LiveSource,
  onNews: () => void,
): () => void {
  let source: LiveSource | undefined
  const close = () => {
    source?.close()
    source = undefined
  }
  const follow = () => {
    if (page.visibilityState === 'hidden') return close()
    if (source !== undefined) return
    source = open()
    source.onmessage = ({ data }) => {
      if (isNews(data)) onNews()
    }
  }
  const changed = () => {
    const wasClosed = source === undefined
    follow()
    if (wasClosed && source !== undefined) onNews()
  }
  follow()
  page.addEventListener('visibilitychange', changed)
  return () => {
    page.removeEventListener('visibilitychange', changed)
    close()
  }
}
