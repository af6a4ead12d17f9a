import { parseUrl } from '@tessera/contracts/parse-url'
/** Returns a website for display: without protocol, `www.` and trailing slash. */
export function displayWebsite(website: string): string {
  const url = parseUrl(website)
  if (url === null) return website
  const site = url.hostname.replace(/^www\./, '') + url.pathname
  return site.replace(/\/$/, '')
}
