import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import { type CampaignTree, campaignTrees } from '@tessera/contracts/calls/campaign-edits'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { inParts } from './rows.ts'

/** Loads campaigns by their ids, in parts; without ids none. */
export function useNamedTrees({ id }: Advertiser, ids: readonly CampaignId[]) {
  const { client } = useShell()
  const parts = useQueries({
    queries: inParts(ids, limits.campaignEditsMax).map((campaign_ids) =>
      queryOptions(client, campaignTrees, { advertiser_id: id, campaign_ids }),
    ),
  })
  const isLoaded = parts.every(({ data }) => data !== undefined)
  return {
    data: isLoaded ? parts.flatMap(({ data }): CampaignTree[] => data ?? []) : undefined,
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const part of parts) void part.refetch()
    },
  }
}

/** Loads the campaigns of an account by pages, to choose from. */
export function useAllTrees({ id }: Advertiser) {
  const { client } = useShell()
  return useInfiniteQuery({
    ...listOptions(client, campaignTrees, {
      ...{ advertiser_id: id, states: ['draft', 'active', 'paused'] },
      page_size: limits.pageSizeMax,
    }),
  })
}
