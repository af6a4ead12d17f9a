import { parseUrl } from '@tessera/contracts/parse-url'
/** A website as people say it: without protocol, `www.` and the slash at its end. */
export function siteOf(website: string): string {
  const url = parseUrl(website)
  if (url === null) return website
  const site = url.hostname.replace(/^www\./, '') + url.pathname
  return site.replace(/\/$/, '')
}
