/** Parameters that say where a visitor came from, and not which page it is. */
const passing = /^(?:utm_\w{1,30}|fbclid|gclid|msclkid|mc_[ce]id|igshid|ref_src)$/i

/** Returns the same key for all addresses of one page; undefined for what is not a web address. */
export function linkKey(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  const kept = [...url.searchParams].filter(([name]) => !passing.test(name))
  const query = new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.host.replace(/^www\./, '')}${path}${kept.length > 0 ? `?${query}` : ''}`
}
