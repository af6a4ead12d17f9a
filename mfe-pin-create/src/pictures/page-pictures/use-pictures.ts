import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { findPinImages, type PageProduct } from '@tessera/contracts/calls/outside-pages'
import { passingErrors } from '@tessera/contracts/errors/passing'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { carriedPictures } from '../other-sites/carried-pictures.ts'
import { words } from './words.ts'

/** A page of another site, or one picture of it that is chosen already. */
interface PageAsked {
  readonly page: string | undefined
  readonly picture: string | undefined
  /** Identifies the visit to the page that brought pictures along. */
  readonly guid?: string | undefined
}

/** The pictures that a pin can be made from, the page's own first; `looking` while they load. */
export interface Pictures {
  readonly addresses: readonly string[]
  readonly looking: boolean
  /** True once the page was read, whether it has pictures or not. */
  readonly isRead: boolean
  /** The title of the page, once it is known. */
  readonly title: string
  /** The product that the page sells, once it is known. */
  readonly product: PageProduct | null
  /** The reason that there are none; null while looking, or when there are some. */
  readonly none: { readonly text: string; readonly isForbidden: boolean } | null
  /** Looks once more, where another try may find some; null otherwise. */
  readonly again: (() => void) | null
}

/** Returns the reason that a page offers no pictures. */
function reasonOf(error: unknown): NonNullable<Pictures['none']> {
  if (error === null) return { text: words.noImages(), isForbidden: false }
  const { code, message } = callErrorOf(error) ?? {}
  if (code === 'outside-nopin') return { text: words.notAllowed(), isForbidden: true }
  const isOther = code === undefined || code === 'outside-unreachable'
  return { text: isOther ? words.unreachable() : (message ?? ''), isForbidden: false }
}

/** True for a failure of the service or the network, not of the page. */
function mayPass(error: unknown): boolean {
  const code = callErrorOf(error)?.code
  return code !== undefined && passingErrors.has(code)
}

/** Max pictures that are offered; a page may have hundreds. */
const most = 24

/**
 * Returns the picture of the address, or those of its page: those that the page itself brought along, else those that
 * the service finds. A page without pictures is not an error.
 */
export function usePictures({ page, picture, guid }: PageAsked): Pictures {
  const [carried] = useState(() =>
    guid === undefined
      ? []
      : carriedPictures(guid, window.location.hash).map(({ address }) => address),
  )
  const { client } = useShell()
  const asks = picture === undefined && page !== undefined
  const found = useQuery({
    ...queryOptions(client, findPinImages, { url: page ?? '', scrapeMetric: 'www_url_scrape' }),
    enabled: asks,
    retry: false,
  })
  if (picture !== undefined)
    return {
      addresses: [picture],
      looking: false,
      isRead: true,
      title: '',
      product: null,
      none: null,
      again: null,
    }
  const { title = '', product = null } = found.data ?? {}
  const isRead = found.data !== undefined
  if (carried.length > 0)
    return { addresses: carried, looking: false, isRead, title, product, none: null, again: null }
  const items = found.data?.items ?? []
  const looking = asks && (found.isPending || (found.isError && found.isFetching))
  return {
    addresses: items.slice(0, most).map(({ url }) => url),
    looking,
    isRead,
    title,
    product,
    none: looking || items.length > 0 ? null : reasonOf(found.error),
    again: !looking && mayPass(found.error) ? () => void found.refetch() : null,
  }
}
