import { limits } from '@tessera/contracts/limits'
import type { Reader } from '../../../../platform/readers/port.ts'
import { ownUrl } from './own-url.ts'
import { readRobots } from './robots.ts'
import { readSitemap } from './sitemap-pages.ts'

/** A page that a website lists: its address, and whether it is of another website. */
export interface ListedPage {
  readonly url: string
  readonly isElsewhere: boolean
}

/** The pages and sitemaps that one file of a website lists, without those that its robots.txt forbids. */
interface SitePages {
  readonly pages: readonly ListedPage[]
  /** The addresses of its own sitemaps. */
  readonly sitemaps: readonly string[]
  /** False when it lists more than was read. */
  readonly isWhole: boolean
}

interface CameSite {
  readonly domain: string
  /** The name by which robots.txt may have rules for the product. */
  readonly agent: string
  readonly robots: string
  /** Null before the first: robots.txt names it. */
  readonly sitemap: Uint8Array<ArrayBuffer> | null
}

const pathOf = ({ pathname, search }: URL): string => pathname + search

/** Reads what a sitemap lists, or the sitemaps that robots.txt names; undefined when it is none. */
export const sitePagesReader: Reader<CameSite, SitePages | undefined> = {
  name: 'site-pages',
  async read({ domain, agent, robots, sitemap }) {
    const root = `https://${domain}/`
    const rules = readRobots(robots, agent)
    const named = rules.sitemaps.length > 0 ? rules.sitemaps : [`${root}sitemap.xml`]
    const listed =
      sitemap === null ? { pages: [], sitemaps: named, isWhole: true } : await readSitemap(sitemap)
    const pages = listed?.pages.flatMap((address): ListedPage[] => {
      const own = ownUrl(address, domain)
      if (own !== undefined && !rules.allows(pathOf(own))) return []
      return [{ url: own?.href ?? address, isElsewhere: own === undefined }]
    })
    const sitemaps = listed?.sitemaps.flatMap((address) => {
      const own = ownUrl(address, domain, root)
      return own === undefined || !rules.allows(pathOf(own)) ? [] : own.href
    })
    return (
      listed && {
        pages: pages ?? [],
        sitemaps: (sitemaps ?? []).slice(0, limits.catalogSitemapsMax + 1),
        isWhole: listed.isWhole,
      }
    )
  },
}
