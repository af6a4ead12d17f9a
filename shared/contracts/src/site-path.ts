import { siteTypes } from './limits.ts'

/** A site of the product, by its number. */
export type SiteType = (typeof siteTypes)[keyof typeof siteTypes]

/** The sites that lead to each other, and below which path each is to be found. */
const prefixes: ReadonlyMap<SiteType, string> = new Map([
  [siteTypes.www, '/www'],
  [siteTypes.analytics, '/analytics'],
  [siteTypes.business, '/business'],
])

/**
 * A path as it is reached from another site: below the prefix of its own, when both sites are among
 * those that lead to each other and differ; else it stays as it is.
 *
 *     pathOnSite('/ideas/', { from: siteTypes.business, to: siteTypes.www }) // '/www/ideas/'
 */
export function pathOnSite(
  path: string,
  sites: { readonly from: SiteType; readonly to: SiteType },
): string {
  const prefix = prefixes.get(sites.to)
  if (prefix === undefined || !prefixes.has(sites.from) || sites.from === sites.to) return path
  return prefix + path
}
