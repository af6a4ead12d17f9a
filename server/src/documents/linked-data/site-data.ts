import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'
import type { LinkedData, Site } from './linked-data.ts'
import { pinListData } from './pin-data.ts'

/** Writes the structured data of the site and its search. */
export const siteData = ({ origin, brand }: Site): LinkedData => ({
  '@type': 'WebSite',
  name: brand,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.search.pattern}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** Writes the structured data of a topic. */
export const ideasData = (
  page: { readonly name: string; readonly path: string; readonly pins: readonly Pin[] },
  site: Site,
): LinkedData => ({
  '@type': 'CollectionPage',
  url: site.origin + page.path,
  name: page.name,
  isPartOf: { '@type': 'WebSite', name: site.brand, url: `${site.origin}/` },
  mainEntity: pinListData(page.pins, site),
})
