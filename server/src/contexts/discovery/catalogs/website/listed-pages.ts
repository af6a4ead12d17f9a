import { limits } from '@tessera/contracts/limits'
import { unsaidType } from '../../../../platform/pages/port.ts'
import { BrokenFeed } from '../feed/broken-feed.ts'
import { isSilent, type PoliteFetch } from './polite-fetch.ts'
import { type ListedPage, sitePagesReader } from './site-pages-reader.ts'
import type { WebsiteRead } from './website-read.ts'

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

async function fetchRobots(get: PoliteFetch, domain: string): Promise<string> {
  const page = await get(`https://${domain}/robots.txt`, robotsWish)
  // A website without one allows all; one whose server is broken may not (RFC 9309).
  const isBroken = !page.ok && (page.status ?? 0) >= 500
  if (isSilent(page) || isBroken) throw new BrokenFeed('unreachable')
  return page.ok ? new TextDecoder().decode(page.bytes) : ''
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
  site: { readonly domain: string; readonly agent: string },
  read: WebsiteRead,
): Promise<ListedPages> {
  const robots = await fetchRobots(get, site.domain)
  const listedIn = async (sitemap: Uint8Array<ArrayBuffer> | null) => {
    const found = await read(sitePagesReader, { ...site, robots, sitemap })
    // Products of the pages that it lists would seem to be gone.
    if (found === undefined || found === 'heavy') throw new BrokenFeed('unreachable')
    return found
  }
  const named = await listedIn(null)
  const waiting: Waiting[] = named.sitemaps.map((url) => ({ url, depth: 1 }))
  const asked = new Set<string>()
  const listed = new Map<string, ListedPage>()
  let isWhole = true
  for (const { url, depth } of waiting) {
    if (asked.has(url)) continue
    if (asked.size >= limits.catalogSitemapsMax) {
      isWhole = false
      break
    }
    asked.add(url)
    const page = await get(url, sitemapWish)
    if (!page.ok) throw new BrokenFeed('unreachable')
    const sitemap = await listedIn(page.bytes)
    const most = depth < limits.catalogSitemapDepth ? limits.catalogSitemapsMax : 0
    waiting.push(
      ...sitemap.sitemaps.slice(0, most).map((inner) => ({ url: inner, depth: depth + 1 })),
    )
    const isAllAdded = addPages(listed, sitemap.pages)
    isWhole &&= sitemap.isWhole && isAllAdded && sitemap.sitemaps.length <= most
    if (!isAllAdded) break
  }
  return { pages: [...listed.values()], isWhole }
}

/** Adds the pages of a sitemap; false when there is no room for all. */
function addPages(listed: Map<string, ListedPage>, pages: readonly ListedPage[]): boolean {
  for (const page of pages) {
    if (!listed.has(page.url) && listed.size >= limits.catalogPagesMax) return false
    listed.set(page.url, page)
  }
  return true
}
