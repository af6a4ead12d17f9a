import { limits } from '@tessera/contracts/limits'
import { type Pages, type UnfetchedPage, unsaidType } from '../../../../platform/pages/port.ts'
import { faultCodes } from '../../../base/outside-pages/fetch-faults.ts'
import { BrokenFeed } from '../feed/broken-feed.ts'
import { shownValue } from '../feed/feed-item.ts'
import type { FeedReading } from '../feed/feed-reading.ts'
import type { FeedRow, RowFault } from '../feed/feed-row.ts'
import { idsSeen } from '../feed/ids-seen.ts'
import { listedPages } from './listed-pages.ts'
import { ownUrl } from './own-url.ts'
import { pageProductsReader, type ReadProduct } from './page-products-reader.ts'
import { politeFetch } from './polite-fetch.ts'
import type { ListedPage } from './site-pages-reader.ts'
import type { WebsiteRead } from './website-read.ts'

/** Options of reading a website. */
export interface WebsiteOptions {
  readonly signal: AbortSignal
  readonly read: WebsiteRead
  /** The product's name, under which a website may have rules for it. */
  readonly brand?: string
  readonly now?: Date
  /** Milliseconds between two pages; for tests. */
  readonly apart?: number
}

/** A product of a website, with how many of its pages were read. */
export type WebsiteRow = FeedRow & { readonly done: number; readonly total: number }

const wish = {
  maxBytes: limits.catalogPageMaxBytes,
  accept: ['text/html', 'application/xhtml+xml', unsaidType],
}

const goneStatuses: ReadonlySet<number | undefined> = new Set([404, 410])

/** True when a website says that it has no such page any more. */
const isGone = (page: UnfetchedPage): boolean => goneStatuses.has(page.status)

const refused = (row: number, fault: RowFault['fault'], column: string | null, value: string) => ({
  row,
  itemId: null,
  faults: [{ column, fault, value: shownValue(value) }],
})

/**
 * Reads the schema.org products of the pages that a website lists in its sitemaps, one page at a time.
 * Throws a BrokenFeed when the website can't be read to its end.
 */
export async function* readWebsiteProducts(
  pages: Pages,
  domain: string,
  { signal, read, brand = '', now = new Date(), apart }: WebsiteOptions,
): AsyncGenerator<WebsiteRow> {
  const get = politeFetch(pages, signal, apart)
  const agent = brand.replace(/[^\w.-]/g, '')
  const { pages: listed, isWhole } = await listedPages(get, { domain, agent }, read)
  const rowsOf = pageReader({ domain, brand, reading: { currency: null, now }, read })
  let [failed, isAnyRead] = [0, false]
  for (const [at, page] of listed.entries()) {
    const progress = { done: at + 1, total: listed.length }
    const came = page.isElsewhere ? undefined : await get(page.url, wish)
    const isAnswered = came?.ok === true || (came !== undefined && isGone(came))
    if (came !== undefined) failed = isAnswered ? 0 : failed + 1
    isAnyRead ||= isAnswered
    if (failed >= limits.catalogPagesFailed) throw new BrokenFeed('unreachable')
    for (const row of await rowsOf(page, came, at + 1)) yield { ...row, ...progress }
  }
  if (failed > 0 && !isAnyRead) throw new BrokenFeed('unreachable')
  if (!isWhole) yield { ...unread(listed), done: listed.length, total: listed.length }
}

/** Says that a website lists more pages than are read: what is on them nobody knows. */
const unread = (listed: readonly ListedPage[]): FeedRow => ({
  ...refused(listed.length + 1, 'pages-many', null, ''),
  keeps: { allBut: listed.map(({ url }) => url) },
})

/** Names a page that was not read. Unless it is gone, its products stay as they were. */
function unfetched(row: number, url: string, came: UnfetchedPage): FeedRow {
  if (isGone(came)) return refused(row, 'page-gone', null, url)
  const fault = { column: null, fault: 'page-unfetched', value: shownValue(url) } as const
  const faults = [{ ...fault, why: faultCodes[came.code] }]
  return { row, itemId: null, faults, keeps: { of: url } }
}

interface PageReading {
  readonly domain: string
  readonly brand: string
  readonly reading: FeedReading
  readonly read: WebsiteRead
}

/** Returns a function that reads the products of one page after the other. */
function pageReader({ domain, brand, reading, read }: PageReading) {
  const ids = idsSeen()
  const canonicals = new Set<string>()
  const rowOf = ({ id, link, read: found }: ReadProduct, row: number, page: string): FeedRow => {
    const itemId = id?.value ?? null
    if (link !== undefined && ownUrl(link.value, domain) === undefined)
      return { ...refused(row, 'link-elsewhere', link.column, link.value), itemId }
    if (id !== undefined && !ids.add(id.value)) return refused(row, 'twice', id.column, id.value)
    return 'item' in found ? { row, item: { ...found.item, page } } : { row, ...found }
  }
  return async (
    page: ListedPage,
    came: Awaited<ReturnType<Pages['fetch']>> | undefined,
    row: number,
  ): Promise<readonly FeedRow[]> => {
    if (came === undefined) return [refused(row, 'link-elsewhere', null, page.url)]
    if (!came.ok) return [unfetched(row, page.url, came)]
    if (ownUrl(came.finalUrl, domain) === undefined)
      return [refused(row, 'link-elsewhere', null, came.finalUrl)]
    const { finalUrl: url, contentType, bytes } = came
    const sent = { page: { url, contentType, bytes }, brand, reading }
    const found = await read(pageProductsReader, sent)
    if (found === 'heavy') return [unfetched(row, page.url, { ok: false, code: 'too-large' })]
    // A page that has several addresses is read once.
    if (found === undefined || canonicals.has(found.canonical)) return []
    canonicals.add(found.canonical)
    return found.products.map((product) => rowOf(product, row, page.url))
  }
}
