import type { AdEventKind } from '@tessera/contracts/ads/ad-event'
import { sendAdEvents } from '@tessera/contracts/calls/ad-events'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { batchEvents } from './event-batches.ts'
import { watchHalfSeen } from './half-seen.ts'
import { rememberAd, shownAd } from './shown-ads.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | '$viewer'>

/** A pin that is shown as an ad. */
export interface ShownAd {
  readonly pinId: string
  readonly token: string
}

/** Errors after which events are sent again: each counts once, however often it comes. */
const sentAgain: ReadonlySet<CallError['code']> = new Set([
  'offline',
  'timeout',
  'too-busy',
  'unavailable',
])

function openLog({ bus, client, $viewer }: Shell) {
  const who = () => $viewer.get()?.id ?? 'visitor'
  const batches = batchEvents(async (events, isLast) => {
    const result = await client.call(
      sendAdEvents,
      { events: [...events] },
      isLast ? { outlive: () => undefined } : {},
    )
    return result.ok || !sentAgain.has(result.error.code)
  })
  const watch = watchHalfSeen()
  /** Sends at once what people often leave the page after, in a request that outlives it. */
  const tellNow = (token: string, kind: AdEventKind) => {
    batches.add(token, kind)
    void batches.flush()
  }
  /** Tells what somebody did with an ad. */
  const tell = ({ pinId, token }: ShownAd, kind: AdEventKind) => {
    rememberAd(who(), pinId, token)
    if (kind === 'click') tellNow(token, kind)
    else batches.add(token, kind)
  }
  bus.on(entitiesChanged, ({ entities }) => {
    for (const { type, id, fields } of entities) {
      const token = type === 'pin' && fields?.pinned_to_board != null && shownAd(who(), id)
      if (token) tellNow(token, 'save')
    }
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void batches.flush()
  })
  addEventListener('pagehide', () => void batches.flush())
  return {
    tell,
    /** Tells that an ad was seen, once half of its tile was visible for a second. */
    watch: (tile: Element, ad: ShownAd) => watch(tile, () => tell(ad, 'impression')),
  }
}

const logs = new WeakMap<object, ReturnType<typeof openLog>>()

/** Returns the page's log of ads. */
export function adLogOf(shell: Shell): ReturnType<typeof openLog> {
  const log = logs.get(shell.bus) ?? openLog(shell)
  logs.set(shell.bus, log)
  return log
}
