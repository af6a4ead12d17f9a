import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type AdvertiserId, AnyId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../../ports.ts'
import { sealedToken } from '../../../base/mail/sealed-token.ts'

const Stops = z.strictObject({ schedule: AnyId, user: UserId })

/** The schedule whose mails a link stops, and for whom. */
export type ReportStops = z.infer<typeof Stops>

/** The tokens of links that stop the mails of a schedule. */
export const reportStops = sealedToken('report unsubscribe', Stops)

/** Returns the URL that stops the mails of a schedule. */
export function reportUnsubscribeUrl(
  ports: Pick<Ports, 'secrets' | 'settings'>,
  advertiserId: AdvertiserId,
  stops: ReportStops,
): string {
  const query = { token: reportStops.of(ports, stops) }
  return ports.settings.publicOrigin + advertiserUrl('reportUnsubscribe', { advertiserId, query })
}
