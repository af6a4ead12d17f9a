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

const robotsWish = { maxBytes: 512_000, accept: ['text/', unsaidType] }
const sitemapWish = {
  maxBytes: limits.catalogSitemapMaxBytes,
  accept: ['text/', 'application/'],
}

const pathOf = ({ pathname, search }: URL): string => pathname + search

async function fetchRobots(get: PoliteFetch, domain: string, agent: string): Promise<Robots> {
  const page = await get(`https://${domain}/robots.txt`, robotsWish)
  if (isSilent(page)) throw new BrokenFeed('unreachable')
  // A website without one allows all.
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
): Promise<readonly ListedPage[]> {
  const robots = await fetchRobots(get, domain, agent)
  const named = robots.sitemaps.length > 0 ? robots.sitemaps : [`https://${domain}/sitemap.xml`]
  const waiting: Waiting[] = named.map((url) => ({ url, depth: 1 }))
  const asked = new Set<string>()
  const listed = new Map<string, ListedPage>()
  for (const { url, depth } of waiting) {
    const own = ownUrl(url, domain, `https://${domain}/`)
    if (own === undefined || asked.has(own.href) || !robots.allows(pathOf(own))) continue
    if (asked.size >= limits.catalogSitemapsMax || listed.size >= limits.catalogPagesMax) break
    asked.add(own.href)
    const page = await get(own.href, sitemapWish)
    const sitemap = page.ok ? await readSitemap(page.bytes) : undefined
    // Products of the pages that it lists would seem to be gone.
    if (sitemap === undefined) throw new BrokenFeed('unreachable')
    if (depth < limits.catalogSitemapDepth)
      waiting.push(
        ...sitemap.sitemaps
          .slice(0, limits.catalogSitemapsMax)
          .map((inner) => ({ url: inner, depth: depth + 1 })),
      )
    addPages(listed, sitemap.pages, { domain, robots })
  }
  return [...listed.values()]
}

function addPages(
  listed: Map<string, ListedPage>,
  addresses: readonly string[],
  { domain, robots }: { readonly domain: string; readonly robots: Robots },
): void {
  for (const address of addresses) {
    if (listed.size >= limits.catalogPagesMax) return
    const own = ownUrl(address, domain)
    if (own === undefined) listed.set(address, { url: address, isElsewhere: true })
    else if (robots.allows(pathOf(own))) listed.set(own.href, { url: own.href, isElsewhere: false })
  }
}
