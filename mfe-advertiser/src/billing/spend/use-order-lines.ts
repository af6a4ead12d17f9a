import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getOrderLines } from '@tessera/contracts/calls/billing-reports'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'

/** Loads what campaigns were charged for in a month. */
export function useOrderLines(advertiserId: AdvertiserId) {
  const { client } = useShell()
  const [month, setMonth] = useState<string>()
  const input = { advertiser_id: advertiserId, ...(month === undefined ? {} : { month }) }
  const query = useQuery({
    ...queryOptions(client, getOrderLines, input),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  return { query, setMonth }
}
