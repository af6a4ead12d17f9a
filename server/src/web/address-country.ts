import type { Settings } from '../settings.ts'

/** Codes that proxies send for an unknown or hidden country. */
const nowhere: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1'])

/**
 * Returns the country of an address as a trusted proxy reports it. Ignores everybody else's header.
 */
export function addressCountry(
  peer: string | undefined,
  headers: Headers,
  { trustedProxies, countryHeader }: Pick<Settings, 'trustedProxies' | 'countryHeader'>,
): string | null {
  if (countryHeader === null || peer === undefined || !trustedProxies.includes(peer)) return null
  const country = (headers.get(countryHeader) ?? '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(country) && !nowhere.has(country) ? country : null
}
