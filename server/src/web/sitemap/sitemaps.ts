import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { anybody, readLate } from '../../calls/read-late.ts'
import { beginningsOf, type ListedKind, listedKinds } from '../../contexts/discovery/index.ts'
import type { Ports } from '../../ports.ts'
import { listedAddresses, ownAddresses } from './listed-addresses.ts'
import { sitemapIndex, sitemapOf } from './sitemap-xml.ts'

/** Rows per sitemap, and the number of sitemaps that the protocol allows. */
const stretch = 5_000
const listsMax = 15_000
/** Time that the index is cached. */
const currentMilliseconds = 3_600_000

/** The sitemaps. */
export interface Sitemaps {
  /** The index of sitemaps. */
  index(): Promise<Response>
  /** Returns one sitemap by its name; undefined for an unknown name. */
  list(name: string): Promise<Response | undefined>
}

const xml = (body: string, caching: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': caching,
      'X-Content-Type-Options': 'nosniff',
      // Sitemaps themselves stay out of search results.
      'X-Robots-Tag': 'noindex',
    },
  })

const nameOf = /^(pins|boards|people)-(\d{1,19})\.xml$/

const kindOf = (name: string | undefined): ListedKind | undefined =>
  listedKinds.find((kind) => kind === name)

/**
 * Builds the sitemaps. The index is cached for an hour; the addresses in a sitemap are read for
 * each request and cached by nobody, so a page that became secret is gone at once.
 */
export function sitemapsOf(
  ports: Pick<Ports, 'db' | 'replicas' | 'metrics' | 'clock' | 'settings'>,
): Sitemaps {
  const { clock, settings } = ports
  const origin = settings.publicOrigin
  let known: { readonly at: number; readonly paths: Promise<readonly string[]> } | undefined

  const find = async (): Promise<readonly string[]> => {
    const found: string[] = ['/sitemaps/own.xml']
    for (const kind of listedKinds) {
      const beginnings = await readLate(ports, anybody, (db) =>
        beginningsOf(db, kind, stretch, listsMax),
      )
      found.push(...beginnings.map((id) => `/sitemaps/${kind}-${id}.xml`))
    }
    return found
  }

  const pathsNow = (): Promise<readonly string[]> => {
    const at = clock.now().getTime()
    if (known !== undefined && at - known.at < currentMilliseconds) return known.paths
    const paths = find()
    known = { at, paths }
    // A failed lookup is retried by the next request.
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
      const addresses = await readLate(ports, anybody, (db) =>
        listedAddresses(db, kind, id.data, stretch),
      )
      return xml(sitemapOf(origin, addresses), 'no-store')
    },
  }
}
