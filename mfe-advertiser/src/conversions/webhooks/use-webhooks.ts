import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listWebhooks } from '@tessera/contracts/calls/webhooks'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

/** The webhooks of an ad account. */
export function useWebhooks(advertiserId: AdvertiserId) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, listWebhooks, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
}
