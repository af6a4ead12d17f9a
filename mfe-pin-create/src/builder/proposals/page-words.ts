import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { findPinImages } from '@tessera/contracts/calls/outside-pages'
import type { FoundWords } from './file-words.ts'

type FoundPage = OutputOf<typeof findPinImages>

/**
 * Returns the words that a page has for a pin of one of its pictures. A picture's title is its alt
 * text, or the page's title where it has none.
 */
export function pageWords(page: FoundPage | undefined, picture: string | undefined): FoundWords {
  const item = page?.items.find(({ url }) => url === picture)
  if (page === undefined || item === undefined) return {}
  const { title, description } = page
  return { title, description, ...(item.title === title ? {} : { altText: item.title }) }
}
