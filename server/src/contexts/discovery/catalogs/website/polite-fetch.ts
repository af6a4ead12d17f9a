import { timings } from '@tessera/contracts/timings'
import type {
  FetchedPage,
  Pages,
  PageWish,
  UnfetchedPage,
} from '../../../../platform/pages/port.ts'

/** Fetches one page after the other, with a pause between two. */
export type PoliteFetch = (
  url: string,
  wish: Pick<PageWish, 'accept' | 'maxBytes'>,
) => Promise<FetchedPage | UnfetchedPage>

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })

/** True when another try may succeed. */
export const isSilent = (page: FetchedPage | UnfetchedPage): boolean =>
  !page.ok && (page.code === 'unreachable' || page.code === 'too-slow')

/** Creates a fetch of a website that is easy on it; it throws when the signal aborts. */
export function politeFetch(
  pages: Pages,
  signal: AbortSignal,
  apart: number = timings.catalogPagesApart,
): PoliteFetch {
  let isFirst = true
  const once: PoliteFetch = async (url, wish) => {
    if (!isFirst && !signal.aborted) await pause(apart, signal)
    isFirst = false
    signal.throwIfAborted()
    return pages.fetch(url, { ...wish, signal })
  }
  return async (url, wish) => {
    const page = await once(url, wish)
    return isSilent(page) ? once(url, wish) : page
  }
}
