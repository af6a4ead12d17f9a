/** Parses the URL of a website's own page; undefined for one of another website. */
export function ownUrl(text: string, domain: string, base?: string): URL | undefined {
  const url = URL.parse(text.trim(), base)
  if (url === null || !/^https?:$/.test(url.protocol) || url.port !== '') return undefined
  return url.hostname.replace(/^www\./, '') === domain.replace(/^www\./, '') ? url : undefined
}
