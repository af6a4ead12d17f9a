import type { Boot } from '@tessera/contracts/boot'
import { LiveEvent, livePath } from '@tessera/contracts/calls/notifications'
import { setName } from '@tessera/contracts/calls/served-modules'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'

/** Hears the kind of each live event; `refetch` when events may have been missed. */
export type LiveHearer = (kind: string) => void

/** The live stream of a tab, which its hearers share. */
export interface Live {
  readonly hearers: Set<LiveHearer>
  /** The kinds of the events so far, for hearers that come later. */
  readonly heard: Set<string>
  /** Ends the stream; undefined while there is none. */
  stop?: (() => void) | undefined
}

/** The part of EventSource that is used. */
interface LiveSource {
  onmessage: ((event: MessageEvent<string>) => void) | null
  onerror: ((event: Event) => void) | null
  readonly readyState: number
  close(): void
}

function kindOf(text: string): string | undefined {
  try {
    return z.safeParse(LiveEvent, JSON.parse(text)).data?.kind
  } catch {
    return undefined
  }
}

/**
 * Opens the stream while the tab is visible: browsers allow few connections, and many hidden tabs would use
 * them up. Opens it again when the service refused it, as while an instance stops: browsers don't. A tab whose
 * stream was closed may have missed something. Returns a function that stops it.
 */
function openWhileVisible(page: Document, open: () => LiveSource, hear: LiveHearer): () => void {
  let source: LiveSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(again)
    source?.close()
    source = undefined
  }
  const follow = () => {
    if (page.visibilityState === 'hidden') return close()
    if (source !== undefined) return
    source = open()
    source.onmessage = ({ data }) => {
      const kind = kindOf(data)
      if (kind !== undefined) hear(kind)
    }
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return
      close()
      // Not all tabs ask at once.
      again = setTimeout(changed, timings.liveRetryDisplaced * (1 - Math.random() / 2))
    }
  }
  const changed = () => {
    const wasClosed = source === undefined
    follow()
    if (wasClosed && source !== undefined) hear('refetch')
  }
  follow()
  page.addEventListener('visibilitychange', changed)
  return () => {
    page.removeEventListener('visibilitychange', changed)
    close()
  }
}

/**
 * Hears the events of the member's live stream until the returned function is called. The stream opens with
 * the first hearer and ends with the last.
 */
export function followLive(
  { live, boot: { set } }: { readonly live: Live; readonly boot: Pick<Boot, 'set'> },
  hear: LiveHearer,
): () => void {
  live.hearers.add(hear)
  const address = set === undefined ? livePath : `${livePath}?set=${setName(set)}`
  live.stop ??= openWhileVisible(
    document,
    () => new EventSource(address),
    (kind) => {
      live.heard.add(kind)
      for (const each of live.hearers) each(kind)
    },
  )
  return () => {
    live.hearers.delete(hear)
    if (live.hearers.size > 0) return
    live.stop?.()
    live.stop = undefined
  }
}
