import type { PinId } from '@tessera/contracts/ids'
import type { Visit } from '../../../../calls/visit.ts'
import { and, eq } from '../../../../platform/database/sql.ts'
import { advertisers, users } from '../../../identity/index.ts'
import type { OpenedAd } from '../../../pins/index.ts'
import { openServedAd } from './served-ad.ts'
import { adGroups, ads, campaigns } from './tables.ts'

/**
 * Returns the ad of a pin that a viewer was shown. Undefined for a showing to another member, for one of
 * another pin, and for an ad that was rejected since.
 */
export async function openedAd(
  { ports, viewer }: Pick<Visit, 'ports' | 'viewer'>,
  pinId: PinId,
  token: string,
): Promise<OpenedAd | undefined> {
  const served = openServedAd(ports.secrets, token)
  if (served === undefined) return undefined
  // A visitor's ad stays open for somebody who has logged in since.
  if (served.viewerId !== null && served.viewerId !== viewer?.id) return undefined
  const [ad] = await ports.db
    .select({
      destination: ads.destinationUrl,
      name: advertisers.name,
      businessName: users.fullName,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .innerJoin(users, eq(users.id, advertisers.ownerId))
    .where(and(eq(ads.id, served.adId), eq(ads.pinId, pinId), eq(ads.review, 'approved')))
  if (ad === undefined) return undefined
  const { destination, name, businessName } = ad
  return { destination, promotedBy: name.trim() === '' ? businessName : name }
}
