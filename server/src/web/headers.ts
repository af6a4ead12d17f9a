import type { Registry } from '@tessera/contracts/registry'

/** The origins that modules of a registry are served from. */
export function moduleOrigins(registry: Registry): readonly string[] {
  const enabled = registry.modules.filter((module) => module.enabled)
  return [...new Set(enabled.map(({ base }) => new URL(base).origin))]
}

/** What a document may load and do. */
export function contentSecurityPolicy(nonce: string, origins: readonly string[]): string {
  const modules = origins.map((origin) => ` ${origin}`).join('')
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${modules}`,
    `style-src 'self' 'nonce-${nonce}'${modules}`,
    `img-src 'self' data: blob:${modules}`,
    `connect-src 'self'${modules}`,
    `font-src 'self'${modules}`,
    `manifest-src 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/** The headers of every document. */
export function documentHeaders(given: {
  readonly nonce: string
  readonly origins: readonly string[]
  readonly https: boolean
}): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': contentSecurityPolicy(given.nonce, given.origins),
    'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Cookie',
  })
  if (given.https)
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  return headers
}
