import type { AdId, AdvertiserId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { keyOf } from './accept.ts'
import { inOrder, type KnownEvent } from './price-events.ts'
import { utcDay } from './sums.ts'
import type { InvalidClick } from './tables.ts'
import type { Sender } from './write-counts.ts'

/** A click within the limits. */
export interface PaidClick {
  readonly adId: AdId
  readonly advertiserId: AdvertiserId
  readonly at: number
  readonly viewerId: UserId | null
  /** Fingerprints of the day of the click. */
  readonly network: string
  readonly browser: string | null
}

/** An event whose sender is known. */
export type SentEvent = KnownEvent & { readonly sender: Sender }

/** The number of clicks that are paid for within a time. */
interface ClickLimit {
  readonly most: number
  readonly within: number
}

/** True when one more moment makes more than a number of moments within some time, before or after it. */
export function isOneTooMany(
  moments: readonly number[],
  at: number,
  { most, within }: ClickLimit,
): boolean {
  const near = moments.filter((moment) => Math.abs(moment - at) < within)
  const sorted = [...near, at].toSorted((one, other) => one - other)
  return sorted.some((first, place) => {
    const last = sorted[place + most]
    return last !== undefined && last - first < within && first <= at && at <= last
  })
}

const onAd: ClickLimit = { most: limits.adClicksOnAd, within: timings.adClicksOnAdWithin }
const onAccount: ClickLimit = { most: limits.adClicksOnAccount, within: timings.adClicksWithin }
const ofNetwork: ClickLimit = { most: limits.adClicksOfNetwork, within: timings.adClicksWithin }

/** Returns why nobody pays for a click; null for one within all limits. */
function limitBroken(event: SentEvent, paid: readonly PaidClick[]): InvalidClick | null {
  const { at, served, sender } = event
  if (at - served.servedAt < timings.adClickTooSoon) return 'too-soon'
  const near = paid.filter(
    (click) =>
      click.advertiserId === event.advertiserId && Math.abs(click.at - at) < timings.adClicksWithin,
  )
  const isBeyond = (limit: ClickLimit, clicks: readonly PaidClick[]): boolean =>
    isOneTooMany(
      clicks.map((click) => click.at),
      at,
      limit,
    )
  const isBusy = (clicks: readonly PaidClick[]): boolean =>
    isBeyond(onAccount, clicks) ||
    isBeyond(
      onAd,
      clicks.filter(({ adId }) => adId === served.adId),
    )
  const { viewerId } = sender
  if (viewerId !== null && isBusy(near.filter((click) => click.viewerId === viewerId)))
    return 'member'
  const isOfBrowser = ({ browser, at: then }: PaidClick) =>
    browser !== null && sender.browsersOn(utcDay(then)).includes(browser)
  if (isBusy(near.filter(isOfBrowser))) return 'browser'
  const isOfNetwork = ({ network, at: then }: PaidClick) =>
    sender.networkOn(utcDay(then)) === network
  return isBeyond(ofNetwork, near.filter(isOfNetwork)) ? 'network' : null
}

const paidOf = ({ served, advertiserId, at, sender }: SentEvent): PaidClick => ({
  adId: served.adId,
  advertiserId,
  at,
  viewerId: sender.viewerId,
  network: sender.networkOn(utcDay(at)),
  browser: sender.browsersOn(utcDay(at))[0] ?? null,
})

/**
 * Returns the clicks that nobody pays for, by their keys: those that came too soon after their showing,
 * and those beyond a limit. No ten minutes and no hour has more clicks
 * that are paid for than its limit says, in whatever order the clicks arrive: those that happened
 * later count as well as those before.
 */
export function beyondLimits(
  events: readonly SentEvent[],
  known: readonly PaidClick[],
): ReadonlyMap<string, InvalidClick> {
  const paid = [...known]
  const beyond = new Map<string, InvalidClick>()
  for (const event of events.filter(({ kind }) => kind === 'click').toSorted(inOrder)) {
    const reason = limitBroken(event, paid)
    if (reason === null) paid.push(paidOf(event))
    else beyond.set(keyOf(event), reason)
  }
  return beyond
}
