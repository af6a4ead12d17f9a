import type { AdEventKind } from '@tessera/contracts/ads/ad-event'

/** An action on an ad, and its time in milliseconds since 1970. */
interface AdHappening {
  readonly token: string
  readonly kind: AdEventKind
  readonly at: number
}

/** An event as the service takes it. */
interface SentEvent {
  readonly token: string
  readonly kind: AdEventKind
  readonly ago_ms: number
}

/** Sends events; resolves to false when they may be sent again. */
export type SendEvents = (events: readonly SentEvent[], isLast: boolean) => Promise<boolean>

/** Max events of a batch, and the time that a batch waits for more. */
const batchMax = 50
const waitMs = 4_000
const lastsMs = 24 * 60 * 60_000

/**
 * Collects events and sends them in batches, each kind of each shown ad once. Events that could not be
 * sent wait for the next batch, for a day.
 */
export function batchEvents(send: SendEvents, now: () => number = Date.now) {
  const told = new Set<string>()
  let waiting: readonly AdHappening[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(isLast: boolean): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const at = now()
    const batch = waiting.filter((each) => at - each.at < lastsMs).slice(0, batchMax)
    waiting = waiting.slice(batch.length)
    if (batch.length === 0) return
    const events = batch.map(({ token, kind, at: when }) => ({
      token,
      kind,
      ago_ms: Math.max(0, at - when),
    }))
    if (!(await send(events, isLast))) waiting = [...batch, ...waiting]
    if (waiting.length > 0) later()
  }

  const later = () => {
    timer ??= setTimeout(() => void flush(false), waitMs)
  }

  return {
    add(token: string, kind: AdEventKind): void {
      const key = `${kind} ${token}`
      if (told.has(key)) return
      told.add(key)
      waiting = [...waiting, { token, kind, at: now() }]
      if (waiting.length >= batchMax) void flush(false)
      else later()
    },
    /** Sends what waits, before the page goes. */
    flush: () => flush(true),
  }
}
