import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Billing } from '@tessera/contracts/calls/billing'
import { type AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { words } from '../frame/words.ts'
import styles from './overview.module.css'

interface PromotedProps {
  readonly advertiserId: AdvertiserId
  readonly billing: Billing
  readonly query: URLSearchParams
}

/** Says what the campaign needs that the ad site's link to billing names (S2.68); nothing without one. */
export function Promoted({ advertiserId, billing, query }: PromotedProps): ReactElement | null {
  const id = z.safeParse(CampaignId, query.get('campaign_id'))
  if (!id.success || query.get('is_quick_promote') !== 'true') return null
  const params = { campaignId: id.data }
  return (
    <p className={styles.quiet}>
      {billing.is_ready ? words.promotedPaid() : words.promotedNeeds()}{' '}
      {query.get('objective_type') === 'CLICKTHROUGH' ? `${words.paysClicks()} ` : null}
      <Link to={advertiserUrl('campaignInsights', { advertiserId, params })}>
        {words.seeCampaign()}
      </Link>
    </p>
  )
}
