import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { type BulkIdKind, searchBulkIds } from '@tessera/contracts/calls/bulk-ids'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

/** The objects of an ad account of a kind that a text finds. */
export function useIds(advertiserId: AdvertiserId, kind: BulkIdKind, query: string) {
  const { client } = useShell()
  return useInfiniteQuery({
    ...listOptions(client, searchBulkIds, {
      advertiser_id: advertiserId,
      kind,
      ...(query === '' ? {} : { query }),
    }),
    staleTime: 0,
  })
}
