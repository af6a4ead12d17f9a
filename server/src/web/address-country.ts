import type { Settings } from '../settings.ts'

/** Codes that proxies send for an unknown or hidden country. */
const nowhere: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1'])

/**
 * Returns the country of an address as a trusted proxy reports it. Ignores everybody else's header. Outside
 * production the configuration may name one country for everybody.
 */
export function addressCountry(
  peer: string | undefined,
  headers: Headers,
  settings: Pick<Settings, 'trustedProxies' | 'countryHeader' | 'visitorCountry'>,
): string | null {
  const { trustedProxies, countryHeader, visitorCountry } = settings
  if (visitorCountry !== null) return visitorCountry
  if (countryHeader === null || peer === undefined || !trustedProxies.has(peer)) return null
  const country = (headers.get(countryHeader) ?? '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(country) && !nowhere.has(country) ? country : null
}
