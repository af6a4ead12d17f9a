import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import { campaignTrees } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { inParts } from './rows.ts'

/** Loads campaigns by their ids, a few hundred with each call. */
export function useNamedTrees({ id }: Advertiser, ids: readonly CampaignId[]) {
  const { client } = useShell()
  return useQuery({
    queryKey: [campaignTrees.name, 'named', id, ids],
    queryFn: async (context) => {
      const parts = inParts(ids, limits.campaignEditsMax).map((campaign_ids) =>
        queryOptions(client, campaignTrees, { advertiser_id: id, campaign_ids }).queryFn(context),
      )
      return (await Promise.all(parts)).flat()
    },
  })
}

/** Loads the campaigns of an account by pages, to choose from. */
export function useAllTrees({ id }: Advertiser) {
  const { client } = useShell()
  return useInfiniteQuery({
    ...listOptions(client, campaignTrees, {
      advertiser_id: id,
      states: ['draft', 'active', 'paused'],
      page_size: limits.pageSizeMax,
    }),
  })
}
