import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listConversionTags } from '@tessera/contracts/calls/conversion-tags'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

/** Loads the tags of an ad account. */
export function useTags(advertiserId: AdvertiserId) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, listConversionTags, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
}
