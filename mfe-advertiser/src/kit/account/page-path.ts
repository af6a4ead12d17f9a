import { type AdvertiserUrl, advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { definePath, type Path } from '@tessera/contracts/define-path'

type Catalogue = typeof advertiserUrls

type PageName = NonNullable<Catalogue[AdvertiserUrl]['page']>

/** The paths of a page in the catalogue of addresses. */
type PathsOf<Page> = {
  [Url in AdvertiserUrl]: Catalogue[Url]['page'] extends Page ? Catalogue[Url]['path'] : never
}[AdvertiserUrl]

/**
 * Returns the path of a page of the catalogue of addresses, below an ad account. A page with several addresses
 * gets the segment in which they differ as a parameter.
 *
 *     pagePath('history').pattern // '/advertiser/:advertiserId/history/'
 *     pagePath('automated-ads', 'automated').pattern // '…/automated/ads/:automated(create|edit)/'
 */
export function pagePath<const Page extends PageName>(
  page: Page,
): Path<`/advertiser/:advertiserId${PathsOf<Page>}`>
export function pagePath<const Param extends string>(
  page: PageName,
  param: Param,
): Path<`/advertiser/:advertiserId/:${Param}/`>
export function pagePath(page: PageName, param?: string): unknown {
  const paths = Object.values(advertiserUrls)
    .filter((entry) => entry.page === page)
    .map(({ path }) => path.split('/'))
  const segments = paths[0]?.map((_, at) => {
    const values = [...new Set(paths.map((path) => path[at]))]
    return values.length === 1 ? values[0] : `:${param}(${values.join('|')})`
  })
  return definePath(`/advertiser/:advertiserId${segments?.join('/')}`)
}
