import { type PinBeacon, pinBeaconUrl } from '@tessera/contracts/pin-beacon'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'

/** Returns the beacon of a pin that was created, or that could not be. */
export const beaconOf = (
  site: SiteQuery,
  method: string,
  happened: Pick<PinBeacon, 'event' | 'pinId'>,
): PinBeacon => ({
  ...happened,
  method,
  guid: site.guid,
  color: site.color,
  media: site.picture,
  description: site.description,
  url: site.page,
})

/** Sends a beacon and does not wait: whatever becomes of it, nothing else is affected. */
export function sendBeacon(beacon: PinBeacon): void {
  new Image().src = pinBeaconUrl(beacon)
}
