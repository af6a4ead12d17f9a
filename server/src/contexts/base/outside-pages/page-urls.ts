import { limits } from '@tessera/contracts/limits'
import { metaOf } from './meta-pictures.ts'
import type { PageFacts } from './page-facts.ts'

/** The URLs that a page has besides the one it was fetched from. */
export interface PageUrls {
  /** The URL that its relative URLs are resolved against. */
  readonly base: URL
  /** The URL that it wants to be known by. */
  readonly canonical: string
}

function webUrl(text: string | undefined, base: URL): string | undefined {
  const url = text === undefined ? null : URL.parse(text, base)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return url.href.length > limits.pinLinkMax ? undefined : url.href
}

/** Returns the URLs of a page. */
export function pageUrls(facts: PageFacts, url: string): PageUrls {
  const from = new URL(url)
  const base = new URL(webUrl(facts.base, from) ?? url)
  const said = webUrl(facts.canonical, base) ?? webUrl(metaOf(facts.metas, 'og:url'), base)
  return { base, canonical: said ?? from.href }
}
