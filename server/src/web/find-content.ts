import type { FoundPage } from '@tessera/contracts/find-page'
import { reservedWords } from '@tessera/contracts/reserved-words'
import { servedPages } from '../contexts/all-domains.ts'
import { type Ask, missing, type PageContent, plain } from '../documents/page-content/content.ts'

const byPattern = new Map(servedPages.map((page) => [page.pattern, page]))

/** Loads what a page's document brings along. The page is missing when the viewer can't see it. */
export async function pageContent(
  found: FoundPage | undefined,
  query: URLSearchParams,
  ask: Ask,
): Promise<PageContent> {
  if (found === undefined) return missing
  const { page, params } = found
  // `/media/` is nobody's profile.
  if (reservedWords.has(params.username ?? '')) return missing
  return (await byPattern.get(page.route)?.load({ ask, params, query })) ?? plain
}
