import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { beginningsOf, type ListedKind, listedKinds } from '../../domains/sitemap/store.ts'
import type { Ports } from '../../ports.ts'
import { listedAddresses, ownAddresses } from './listed-addresses.ts'
import { sitemapIndex, sitemapOf } from './sitemap-xml.ts'

/** How many rows one list looks at, and how many lists there are at most: what the protocol allows. */
const stretch = 5_000
const listsMax = 15_000
/** For how long it is not looked anew where the lists begin. */
const currentMilliseconds = 3_600_000

/** The lists of pages for search engines. */
export interface Sitemaps {
  /** The list of the lists. */
  index(): Promise<Response>
  /** One list, by its name; undefined for a name that is none. */
  list(name: string): Promise<Response | undefined>
}

const xml = (body: string, caching: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': caching,
      'X-Content-Type-Options': 'nosniff',
      // It is for programs; what it lists is found by itself.
      'X-Robots-Tag': 'noindex',
    },
  })

const nameOf = /^(pins|boards|people)-(\d{1,19})\.xml$/

const kindOf = (name: string | undefined): ListedKind | undefined =>
  listedKinds.find((kind) => kind === name)

/**
 * Makes the lists. Where each begins is kept for an hour; what stands in it is read whenever it is asked
 * for and kept by nobody, so that what has become secret is in no list from that moment on.
 */
export function sitemapsOf({
  db,
  clock,
  settings,
}: Pick<Ports, 'db' | 'clock' | 'settings'>): Sitemaps {
  const origin = settings.publicOrigin
  let known: { readonly at: number; readonly paths: Promise<readonly string[]> } | undefined

  const find = async (): Promise<readonly string[]> => {
    const found: string[] = ['/sitemaps/own.xml']
    for (const kind of listedKinds) {
      const beginnings = await beginningsOf(db, kind, stretch, listsMax)
      found.push(...beginnings.map((id) => `/sitemaps/${kind}-${id}.xml`))
    }
    return found
  }

  const pathsNow = (): Promise<readonly string[]> => {
    const at = clock.now().getTime()
    if (known !== undefined && at - known.at < currentMilliseconds) return known.paths
    const paths = find()
    known = { at, paths }
    // What has failed is tried anew by whoever asks next.
    paths.catch(() => {
      known = undefined
    })
    return paths
  }

  return {
    index: async () => xml(sitemapIndex(origin, await pathsNow()), 'public, max-age=3600'),
    async list(name) {
      if (name === 'own.xml') return xml(sitemapOf(origin, ownAddresses(clock.now())), 'no-cache')
      const [, kindName, from] = nameOf.exec(name) ?? []
      const [kind, id] = [kindOf(kindName), z.safeParse(AnyId, from)]
      if (kind === undefined || !id.success) return undefined
      const addresses = await listedAddresses(db, kind, id.data, stretch)
      return xml(sitemapOf(origin, addresses), 'no-store')
    },
  }
}
