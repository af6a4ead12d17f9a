import { limits } from '@tessera/contracts/limits'
import { unsaidType } from '../../../platform/pages/port.ts'
import { BrokenFeed } from '../feed/broken-feed.ts'
import { ownUrl } from './own-url.ts'
import { isSilent, type PoliteFetch } from './polite-fetch.ts'
import { type Robots, readRobots } from './robots.ts'
import { readSitemap } from './sitemap-pages.ts'

/** A page that a website lists: its address, and whether it is of another website. */
export interface ListedPage {
  readonly url: string
  readonly isElsewhere: boolean
}

/** The pages that a website lists, as many as are read. */
export interface ListedPages {
  readonly pages: readonly ListedPage[]
  /** False when it lists more. */
  readonly isWhole: boolean
}

const robotsWish = { maxBytes: 512_000, accept: ['text/', unsaidType] }
const sitemapWish = {
  maxBytes: limits.catalogSitemapMaxBytes,
  accept: ['text/', 'application/'],
}

const pathOf = ({ pathname, search }: URL): string => pathname + search

async function fetchRobots(get: PoliteFetch, domain: string, agent: string): Promise<Robots> {
  const page = await get(`https://${domain}/robots.txt`, robotsWish)
  // A website without one allows all; one whose server is broken may not (RFC 9309).
  const isBroken = !page.ok && (page.status ?? 0) >= 500
  if (isSilent(page) || isBroken) throw new BrokenFeed('unreachable')
  return readRobots(page.ok ? new TextDecoder().decode(page.bytes) : '', agent)
}

interface Waiting {
  readonly url: string
  readonly depth: number
}

/**
 * Reads robots.txt and the sitemaps of a website, and returns the pages that crawlers may request. Throws a
 * BrokenFeed when one can't be read.
 */
export async function listedPages(
  get: PoliteFetch,
  domain: string,
  agent: string,
): Promise<ListedPages> {
  const robots = await fetchRobots(get, domain, agent)
  const named = robots.sitemaps.length > 0 ? robots.sitemaps : [`https://${domain}/sitemap.xml`]
  const waiting: Waiting[] = named.map((url) => ({ url, depth: 1 }))
  const asked = new Set<string>()
  const listed = new Map<string, ListedPage>()
  let isWhole = true
  for (const { url, depth } of waiting) {
    const own = ownUrl(url, domain, `https://${domain}/`)
    if (own === undefined || asked.has(own.href) || !robots.allows(pathOf(own))) continue
    if (asked.size >= limits.catalogSitemapsMax) {
      isWhole = false
      break
    }
    asked.add(own.href)
    const page = await get(own.href, sitemapWish)
    const sitemap = page.ok ? await readSitemap(page.bytes) : undefined
    // Products of the pages that it lists would seem to be gone.
    if (sitemap === undefined) throw new BrokenFeed('unreachable')
    const most = depth < limits.catalogSitemapDepth ? limits.catalogSitemapsMax : 0
    waiting.push(
      ...sitemap.sitemaps.slice(0, most).map((inner) => ({ url: inner, depth: depth + 1 })),
    )
    const isAllAdded = addPages(listed, sitemap.pages, { domain, robots })
    isWhole &&= sitemap.isWhole && isAllAdded && sitemap.sitemaps.length <= most
    if (!isAllAdded) break
  }
  return { pages: [...listed.values()], isWhole }
}

/** Adds the pages of a sitemap; false when there is no room for all. */

function addPages(
  listed: Map<string, ListedPage>,
  addresses: readonly string[],
  { domain, robots }: { readonly domain: string; readonly robots: Robots },
): boolean {
  for (const address of addresses) {
    const own = ownUrl(address, domain)
    if (own !== undefined && !robots.allows(pathOf(own))) continue
    const url = own?.href ?? address
    if (!listed.has(url) && listed.size >= limits.catalogPagesMax) return false
    listed.set(url, { url, isElsewhere: own === undefined })
  }
  return true
}
