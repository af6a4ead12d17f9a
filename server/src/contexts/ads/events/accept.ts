import type { AdEventKind } from '@tessera/contracts/ads/ad-event'
import type { UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import type { ServedAd } from '../accounts/campaigns/served-ad.ts'

/** An event of an ad that this service showed. */
export interface AdEvent {
  readonly served: ServedAd
  readonly kind: AdEventKind
  /** The time of the event, in milliseconds since 1970. */
  readonly at: number
}

/**
 * True for an event that counts: of the member whom the ad was shown to, after the showing, and within a
 * day of it. A visitor's ad also counts for somebody who has logged in since.
 *
 * A click, save or closeup counts without an impression: that may still be on its way, or the ad was
 * left before a second was over.
 */
export function isAccepted(
  { served, at }: AdEvent,
  { viewerId, now }: { readonly viewerId: UserId | null; readonly now: number },
): boolean {
  if (served.viewerId !== null && served.viewerId !== viewerId) return false
  if (at > now || now - at > timings.adEventLate) return false
  return at >= served.servedAt && at - served.servedAt <= timings.adEventOpen
}

/** The key of an event, which all reports of it have in common. */
export const keyOf = ({ served, kind }: Pick<AdEvent, 'served' | 'kind'>): string =>
  `${served.servedId} ${kind}`

/** Leaves out repeated events; the first of them stays. */
export function withoutRepeats<Event extends Pick<AdEvent, 'served' | 'kind'>>(
  events: readonly Event[],
): readonly Event[] {
  const seen = new Set<string>()
  return events.filter((event) => {
    const key = keyOf(event)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
