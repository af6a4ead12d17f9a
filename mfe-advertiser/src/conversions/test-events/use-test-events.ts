import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getConversionTest } from '@tessera/contracts/calls/conversion-events'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'

const isGone = (error: Error | null): boolean => callErrorOf(error)?.code === 'conversion-test-gone'

/**
 * Asks for the events of a test every few seconds. It stops while the page is hidden, after some
 * minutes until somebody wants to go on, and when the test ends.
 */
export function useTestEvents(advertiserId: AdvertiserId, code: string) {
  const { client } = useShell()
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => setPaused(true), timings.testEventsWatched)
    return () => clearTimeout(timer)
  }, [isPaused])
  const query = useQuery({
    ...queryOptions(client, getConversionTest, { advertiser_id: advertiserId, code }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      isPaused || isGone(state.error) ? false : timings.testEventsAsked,
  })
  return {
    query,
    isPaused,
    isOver: isGone(query.error),
    watch: () => {
      setPaused(false)
      void query.refetch()
    },
  }
}
