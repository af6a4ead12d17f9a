import type { PinId } from '@tessera/contracts/ids'
import type { Visit } from '../../calls/visit.ts'
import type { Ports } from '../../ports.ts'
import { type AttemptLimit, takeAttempt } from '../rate-limits/attempts.ts'
import { domainsOver, registeredDomain, type WebLink, webLink } from './hosts.ts'
import { isSameLink, type Verdict, verdictOn } from './rules.ts'
import { countClick, knownOf, linkOfPin } from './store.ts'

/** Clicks beyond these are answered and not counted. */
const clicksFromAddress: AttemptLimit = { most: 200, windowMinutes: 15 }

/** Whether a link leads to the product itself. */
export const isOurs = (link: WebLink, { settings }: Ports): boolean =>
  webLink(settings.publicOrigin)?.host === link.host

/** Whether a link may be opened, by all that is known of where it leads. */
export async function judgeLink(ports: Ports, link: WebLink): Promise<Verdict> {
  const known = isOurs(link, ports)
    ? { flags: [], reporters: 0 }
    : await knownOf(ports.db, domainsOver(link.host), registeredDomain(link.host))
  return verdictOn(link, known)
}

/** Whether a link is that of a pin, and the pin is there for whoever asks. */
export async function isLinkOfPin(visit: Visit, id: PinId, link: WebLink): Promise<boolean> {
  const pin = await linkOfPin(visit.ports.db, id, visit.viewer?.id ?? null)
  return pin !== undefined && isSameLink(link, pin.link)
}

/** Counts a click on a pin's link, as long as one address does not click too much. */
export async function noteClick({ ports, address }: Visit, id: PinId): Promise<void> {
  const now = ports.clock.now()
  if (await takeAttempt(ports.db, `click:${address}`, clicksFromAddress, now))
    await countClick(ports.db, id, now)
}
