import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listAudiences } from '@tessera/contracts/calls/audiences'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'

/** The audiences of an ad account, asked for again while one of them is being counted. */
export function useAudiences(advertiserId: AdvertiserId) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, listAudiences, { advertiser_id: advertiserId }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.state === 'building') === true
        ? timings.audiencesAsked
        : false,
  })
}
