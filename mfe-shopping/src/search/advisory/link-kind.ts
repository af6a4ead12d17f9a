import { parseUrl } from '@tessera/contracts/parse-url'
/** Where a notice's link leads: within the product, out of it, or to a telephone. */
export type LinkKind = 'inside' | 'outside' | 'phone'

/** What kind of link it is; one that is none of them is no link at all. */
export function linkKind(link: string): LinkKind | undefined {
  if (/^\/(?![/\\])/.test(link)) return 'inside'
  if (/^tel:\+?[\d*#() -]{2,20}$/.test(link)) return 'phone'
  const protocol = parseUrl(link)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? 'outside' : undefined
}
