import { parseUrl } from '@tessera/contracts/parse-url'
/** The site that a web address is on, as people know it; nothing for what is no web address. */
export function siteOf(link: string | null): string | undefined {
  const url = link === null ? null : parseUrl(link)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.hostname.replace(/^www\./, '')
}
