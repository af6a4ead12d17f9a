import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { useShell } from '@tessera/module/react'
import type { SiteQuery } from './site-query.ts'
import { words } from './words.ts'

/** The pictures that a pin can be made from, largest first; `looking` while they load. */
export interface Pictures {
  readonly addresses: readonly string[]
  readonly looking: boolean
  /** The reason that there are none; null while looking, or when there are some. */
  readonly none: string | null
}

/** Returns the reason that a page offers no pictures. */
function reasonOf(error: unknown): string {
  if (error === null) return words.noImages()
  return callErrorOf(error)?.code === 'outside-nopin' ? words.notAllowed() : words.unreachable()
}

/** Max pictures that are offered; a page may have hundreds. */
const most = 24

/** Returns the picture of the address, or those of its page. A page without pictures is not an error. */
export function usePictures({ page, picture }: SiteQuery): Pictures {
  const { client } = useShell()
  const asks = picture === undefined && page !== undefined
  const found = useQuery({
    ...queryOptions(client, findPinImages, { url: page ?? '', scrapeMetric: 'www_url_scrape' }),
    enabled: asks,
    retry: false,
  })
  if (picture !== undefined) return { addresses: [picture], looking: false, none: null }
  const items = found.data?.items ?? []
  const looking = asks && found.isPending
  return {
    addresses: items.slice(0, most).map(({ url }) => url),
    looking,
    none: looking || items.length > 0 ? null : reasonOf(found.error),
  }
}
