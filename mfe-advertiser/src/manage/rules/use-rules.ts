import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listAdRules } from '@tessera/contracts/calls/ad-rules'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

/** The rules of an ad account. */
export function useRules(advertiserId: AdvertiserId) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, listAdRules, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
}
