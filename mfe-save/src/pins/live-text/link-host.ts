import { parseUrl } from '@tessera/contracts/parse-url'
/** Returns a link's host without `www.`; undefined for anything but http and https. */
export function linkHost(link: string | null): string | undefined {
  const url = link === null ? null : parseUrl(link)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.hostname.replace(/^www\./, '')
}
