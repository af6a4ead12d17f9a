import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listApiTokens } from '@tessera/contracts/calls/api-tokens'
import { getConversionHealth } from '@tessera/contracts/calls/conversion-health'
import type { AdvertiserId, ConversionTagId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

/** The access tokens of an ad account. */
export function useTokens(advertiserId: AdvertiserId) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, listApiTokens, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
}

export type HealthDays = 7 | 30 | 90

interface HealthOptions {
  readonly days?: HealthDays
  readonly source?: 'tag'
  readonly tagId?: ConversionTagId | undefined
  /** Asks again this often, in milliseconds, while the page is shown. */
  readonly every?: number
}

/** The events that each source of conversions sent. */
export function useHealth(
  advertiserId: AdvertiserId,
  { days = 30, source, tagId, every }: HealthOptions = {},
) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, getConversionHealth, {
      advertiser_id: advertiserId,
      days,
      ...(source === undefined ? {} : { source }),
      ...(tagId === undefined ? {} : { tag_id: tagId }),
    }),
    staleTime: 0,
    ...(every === undefined ? {} : { refetchInterval: every }),
  })
}
