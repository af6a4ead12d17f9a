import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type AdvertiserId, AnyId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../../ports.ts'

const purpose = 'report unsubscribe'

const Stops = z.strictObject({ schedule: AnyId, user: UserId })

/** The schedule whose mails a link stops, and for whom. */
export type ReportStops = z.infer<typeof Stops>

/** Returns the URL that stops the mails of a schedule. It has no end, and nobody can make one for others. */
export function reportUnsubscribeUrl(
  { secrets, settings }: Pick<Ports, 'secrets' | 'settings'>,
  advertiserId: AdvertiserId,
  stops: ReportStops,
): string {
  const token = secrets.seal(purpose, JSON.stringify(stops))
  return (
    settings.publicOrigin + advertiserUrl('reportUnsubscribe', { advertiserId, query: { token } })
  )
}

/** Reads the token of a link; undefined when it isn't ours. */
export function reportStopsOf(
  { secrets }: Pick<Ports, 'secrets'>,
  token: string,
): ReportStops | undefined {
  const text = secrets.open(purpose, token)
  return text === undefined ? undefined : z.safeParse(Stops, JSON.parse(text)).data
}
