import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { adChangeDays } from '@tessera/contracts/calls/ad-reports'
import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

/** A day on which something was changed, with the address of its changes. */
export interface ChangeMark {
  readonly day: string
  readonly changes: number
  readonly to: string
}

interface MarkedScope {
  readonly advertiser_id: AdvertiserId
  readonly from: string
  readonly to: string
  readonly campaign_id?: CampaignId | undefined
}

/** Loads the days of a chart on which something was changed; none until they are known. */
export function useChangeMarks({
  advertiser_id: advertiserId,
  from,
  to,
  campaign_id: campaignId,
}: MarkedScope): readonly ChangeMark[] {
  const { client } = useShell()
  const of = campaignId === undefined ? {} : { campaign_id: campaignId }
  const input = { advertiser_id: advertiserId, from, to, ...of }
  const { data } = useQuery(queryOptions(client, adChangeDays, input))
  return (data ?? []).map(({ day, changes }) => ({
    day,
    changes,
    to: advertiserUrl('history', {
      advertiserId,
      query: { from: day, to: day, campaign_id: campaignId },
    }),
  }))
}
