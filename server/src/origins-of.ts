import type { Configuration } from './configuration.ts'

/** Returns the origin that people use with this configuration. */
export function publicOriginOf(configuration: Configuration, listeningPort: number): string {
  const scheme = configuration.TLS_CERT_FILE === undefined ? 'http' : 'https'
  return configuration.PUBLIC_ORIGIN ?? `${scheme}://localhost:${listeningPort}`
}

/** Returns the URL of published builds with this configuration; empty when nothing serves them. */
export function moduleStoreUrlOf(configuration: Configuration): string {
  const { STORE_URL, STORE_PORT, PUBLIC_ORIGIN, TLS_CERT_FILE } = configuration
  if (STORE_URL !== undefined || STORE_PORT === undefined) return STORE_URL ?? ''
  const scheme = TLS_CERT_FILE === undefined ? 'http' : 'https'
  const url = new URL(PUBLIC_ORIGIN ?? `${scheme}://localhost`)
  url.port = String(STORE_PORT)
  return `${url.origin}/`
}
