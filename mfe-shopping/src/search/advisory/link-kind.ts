import { parseUrl } from '@tessera/contracts/parse-url'
/** The kind of a notice's link: in the product, to another site, or a phone number. */
export type LinkKind = 'inside' | 'outside' | 'phone'

/** Returns the kind of a link, or undefined for a link that is not allowed. */
export function linkKind(link: string): LinkKind | undefined {
  if (/^\/(?![/\\])/.test(link)) return 'inside'
  if (/^tel:\+?[\d*#() -]{2,20}$/.test(link)) return 'phone'
  const protocol = parseUrl(link)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? 'outside' : undefined
}
