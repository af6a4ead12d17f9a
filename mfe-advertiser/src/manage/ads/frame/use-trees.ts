import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { type CampaignTree, campaignTrees } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { CampaignId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'

/** Reads the campaign of an address; undefined without one. */
export const campaignIn = (query: URLSearchParams): CampaignId | undefined =>
  z.safeParse(CampaignId, query.get('campaign_id')).data

/**
 * Loads a campaign as it is when a form opens. The form goes by it until it is saved, so that an answer
 * that comes later changes nothing that somebody is typing in.
 */
export function useTree(account: Advertiser, id: CampaignId | undefined) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, campaignTrees, {
      advertiser_id: account.id,
      campaign_ids: id === undefined ? [] : [id],
    }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Returns a function that loads what a campaign is by now; undefined when it can't be loaded. */
export function useFreshTree(account: Advertiser) {
  const { client } = useShell()
  return async (id: CampaignId): Promise<CampaignTree | undefined> => {
    const input = { advertiser_id: account.id, campaign_ids: [id] }
    const answer = await client.call(campaignTrees, input)
    return answer.ok ? answer.data[0] : undefined
  }
}
