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
const sentAgain: ReadonlySet<CallError['code']> = new Set(['offline', 'timeout', 'too-busy'])

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
  const tellOf = (pinId: string, kind: AdEventKind) => {
    const token = shownAd(who(), pinId)
    if (token !== undefined) batches.add(token, kind)
  }
  bus.on(entitiesChanged, ({ entities }) => {
    for (const { type, id, fields } of entities)
      if (type === 'pin' && fields?.pinned_to_board != null) tellOf(id, 'save')
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void batches.flush()
  })
  return {
    /** Tells that an ad was seen, once half of its tile was visible for a second, and that it was opened. */
    watch(tile: Element, { pinId, token }: ShownAd): () => void {
      const tell = (kind: AdEventKind) => {
        rememberAd(who(), pinId, token)
        batches.add(token, kind)
      }
      const open = ({ target }: Event) => {
        if (target instanceof Element && target.closest('[data-act="open"]')) tell('closeup')
      }
      // Before the list follows the link, which may take the tile away.
      tile.addEventListener('click', open, true)
      const stop = watch(tile, () => tell('impression'))
      return () => {
        tile.removeEventListener('click', open, true)
        stop()
      }
    },
    /** Tells what somebody did with a pin, if it was shown to them as an ad in this tab. */
    tellOf,
  }
}

const logs = new WeakMap<object, ReturnType<typeof openLog>>()

/** Returns the page's log of ads. */
export function adLogOf(shell: Shell): ReturnType<typeof openLog> {
  const log = logs.get(shell.bus) ?? openLog(shell)
  logs.set(shell.bus, log)
  return log
}
