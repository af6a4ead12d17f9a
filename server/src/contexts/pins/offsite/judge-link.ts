import type { PinId } from '@tessera/contracts/ids'
import { type WebLink, webLink } from '@tessera/contracts/web-link'
import type { Visit } from '../../../calls/visit.ts'
import type { Ports } from '../../../ports.ts'
import { domainsOver, registeredDomain } from '../../base/hosts/hosts.ts'
import { type AttemptLimit, takeAttempt } from '../../base/rate-limits/attempts.ts'
import { isSameLink, type Verdict, verdictOn } from './rules.ts'
import { countClick, flagsAndReports, linkOfPin } from './store.ts'

/** Clicks beyond this limit are answered but not counted. */
const clicksFromAddress: AttemptLimit = { most: 200, windowMinutes: 15 }

/** True when a link leads to the product itself. */
export const isOurs = (link: WebLink, { settings }: Ports): boolean =>
  webLink(settings.publicOrigin)?.host === link.host

/** Returns the address that opens a link: sample sites are served by the product itself. */
export async function openedAt(
  { url }: WebLink,
  { sampleSites, settings }: Ports,
): Promise<string> {
  const path = await sampleSites?.pathOf(url)
  return path === undefined ? url : new URL(path, settings.publicOrigin).href
}

/** Returns whether a link may be opened. */
export async function judgeLink(ports: Ports, link: WebLink): Promise<Verdict> {
  const known = isOurs(link, ports)
    ? { flags: [], reporters: 0 }
    : await flagsAndReports(ports.db, domainsOver(link.host), registeredDomain(link.host))
  return verdictOn(link, known)
}

/**
 * True when this is the link of a pin that the viewer may see, or the destination of the ad that it was
 * shown to them as.
 */
export async function isLinkOfPin(
  visit: Visit,
  { id, adToken }: { readonly id: PinId; readonly adToken: string | undefined },
  link: WebLink,
): Promise<boolean> {
  const pin = await linkOfPin(visit.ports.db, id, visit.viewer?.id ?? null)
  if (pin === undefined) return false
  if (isSameLink(link, pin.link)) return true
  const ad =
    adToken === undefined ? undefined : await visit.ports.shownAds.opened(visit, id, adToken)
  return ad !== undefined && isSameLink(link, ad.destination)
}

/** Counts a click on a pin's link, within the limit per network address. */
export async function recordClick({ ports, address }: Visit, id: PinId): Promise<void> {
  const now = ports.clock.now()
  if (await takeAttempt(ports.db, `click:${address}`, clicksFromAddress, now))
    await countClick(ports.db, id, now)
}
