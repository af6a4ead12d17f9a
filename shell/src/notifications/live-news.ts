import { LiveEvent } from '@tessera/contracts/calls/notifications'
import { z } from '@tessera/contracts/schema'

/** The part of EventSource that is used. */
export interface LiveSource {
  onmessage: ((event: MessageEvent<string>) => void) | null
  close(): void
}

/** The events that change which notifications there are, or which are read. */
const newsKinds = ['notification', 'notifications-seen', 'refetch']

function kindOf(text: string): string | undefined {
  try {
    return z.safeParse(LiveEvent, JSON.parse(text)).data?.kind
  } catch {
    return undefined
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
  hear: {
    readonly onNews: () => void
    /** Called when new documents run other builds. */
    readonly onBuilds: () => void
  },
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
      const kind = kindOf(data)
      if (kind === 'builds') hear.onBuilds()
      if (newsKinds.includes(kind ?? '')) hear.onNews()
    }
  }
  const changed = () => {
    const wasClosed = source === undefined
    follow()
    if (wasClosed && source !== undefined) hear.onNews()
  }
  follow()
  page.addEventListener('visibilitychange', changed)
  return () => {
    page.removeEventListener('visibilitychange', changed)
    close()
  }
}
