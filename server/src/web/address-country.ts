import type { Settings } from '../settings.ts'

/** What proxies write for an address that is nowhere, or that hides where it is. */
const nowhere: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1'])

/** The country that a trusted proxy says an address is in; nobody else's word is taken. */
export function addressCountry(
  peer: string | undefined,
  headers: Headers,
  { trustedProxies, countryHeader }: Pick<Settings, 'trustedProxies' | 'countryHeader'>,
): string | null {
  if (countryHeader === null || peer === undefined || !trustedProxies.includes(peer)) return null
  const country = (headers.get(countryHeader) ?? '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(country) && !nowhere.has(country) ? country : null
}
