import type { ParamsOf, Path } from '@tessera/contracts/define-path'
import type { PathParams } from '@tessera/contracts/match-path'
import { type Ask, type PageContent, plain } from './content.ts'

/** A request for a page, with the parameters of its path. */
export interface AskedPage<Params = PathParams> {
  /** Makes a call for the person who asked for the page. */
  readonly ask: Ask
  readonly params: Params
  readonly query: URLSearchParams
}

/** A path together with what loads the content of its document. */
export interface ServedPage {
  readonly pattern: string
  load(asked: AskedPage): PageContent | Promise<PageContent>
}

/**
 * Registers the first answers of a page: what its document brings along, so that the page makes no
 * call for them. A domain lists its pages in `pages.ts`, as it lists its calls in `calls.ts`.
 *
 *     servePage(paths.pin, ({ ask, params }) => pinPage(ask, params.pinId))
 */
export function servePage<Pattern extends string>(
  path: Path<Pattern>,
  load: (asked: AskedPage<ParamsOf<Pattern>>) => PageContent | Promise<PageContent>,
): ServedPage
export function servePage({ pattern }: Path, load: ServedPage['load']): ServedPage {
  return { pattern, load }
}

/** Registers a page without answers that is the same for everybody, so that search engines index it. */
export const serveIndexed = ({ pattern }: Pick<Path, 'pattern'>): ServedPage => ({
  pattern,
  load: () => ({ ...plain, isIndexed: true }),
})
