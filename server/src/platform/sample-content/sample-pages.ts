import { isWished, type Pages, type PageWish, unsaidType } from '../pages/port.ts'
import { type SampleSites, sampleSitesBase } from './port.ts'

/** Returns the path of a sample site's page, whether under its own name or under ours. */
async function samplePath(sites: SampleSites, url: string, origin: string) {
  const at = URL.parse(url)
  if (at?.origin === origin && at.pathname.startsWith(sampleSitesBase)) return at.pathname
  return sites.pathOf(url)
}

async function fetched(answer: Response, finalUrl: string, wish: PageWish) {
  const contentType = answer.headers.get('Content-Type') ?? unsaidType
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (!isWished(contentType, wish)) return { ok: false, code: 'type-refused' } as const
  if (bytes.length > wish.maxBytes)
    return { ok: false, code: 'too-large', said: { finalUrl, contentType } } as const
  if (wish.take === undefined) return { ok: true, finalUrl, contentType, bytes } as const
  await wish.take(bytes)
  return { ok: true, finalUrl, contentType, bytes: new Uint8Array() } as const
}

/**
 * Wraps the pages of other sites: those of sample sites are answered in the process, so that the
 * rules about this machine's addresses need no exception.
 */
export const withSamplePages = (
  kept: Pages,
  { sites, origin }: { readonly sites: SampleSites; readonly origin: string },
): Pages => ({
  fetch: async (url, wish) => {
    const path = await samplePath(sites, url, origin)
    const answer = path === undefined ? undefined : await sites.answer(path)
    return answer?.ok ? fetched(answer, url, wish) : kept.fetch(url, wish)
  },
})
