import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { useShell } from '@tessera/module/react'
import type { Arrival } from './arrival.ts'

/** The pictures that a pin can be made of, largest first, and whether more may still come. */
export interface Pictures {
  readonly addresses: readonly string[]
  readonly looking: boolean
}

/** As many as a person looks through; a page may have hundreds. */
const most = 24

/** The picture that came along, or those of the page it came from. A page without any is no fault. */
export function usePictures({ page, picture }: Arrival): Pictures {
  const { client } = useShell()
  const asks = picture === undefined && page !== undefined
  const found = useQuery({
    ...queryOptions(client, findPinImages, { url: page ?? '', scrapeMetric: 'www_url_scrape' }),
    enabled: asks,
    retry: false,
  })
  if (picture !== undefined) return { addresses: [picture], looking: false }
  const items = found.data?.items ?? []
  return {
    addresses: items.slice(0, most).map(({ url }) => url),
    looking: asks && found.isPending,
  }
}
