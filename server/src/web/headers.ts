import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { CaptchaSources } from '../platform/captcha/port.ts'
import { isOwnOrigin } from './outbox-page/is-own-machine.ts'

/** The origins besides the product's own that a document loads from. */
export function loadedOrigins(registry: Registry, shell: ShellFiles): readonly string[] {
  const bases = registry.modules.filter(({ enabled }) => enabled).map(({ base }) => base)
  const origins = [...bases, shell.base].flatMap((base) => URL.parse(base)?.origin ?? [])
  return [...new Set(origins)]
}

/** Where a developer's own servers are; the second is what refreshes a page while it is worked on. */
const local = { files: 'http://localhost:*', refresh: 'ws://localhost:*' } as const

const noCaptcha: CaptchaSources = { scripts: [], frames: [] }

/** What a document may load and do. */
export function contentSecurityPolicy(given: {
  readonly nonce: string
  readonly origins: readonly string[]
  /** Whether a developer may bring modules from their own machine. */
  readonly overrides: boolean
  readonly captcha?: CaptchaSources
}): string {
  const { nonce, overrides, captcha = noCaptcha } = given
  const origins = [...given.origins, ...(overrides ? [local.files] : [])]
  const others = origins.map((origin) => ` ${origin}`).join('')
  const also = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${others}${also(captcha.scripts)}`,
    `style-src 'self' 'nonce-${nonce}'${others}`,
    `img-src 'self' data: blob:${others}`,
    `media-src 'self' blob:`,
    `connect-src 'self'${others}${overrides ? ` ${local.refresh}` : ''}`,
    `font-src 'self'${others}`,
    `manifest-src 'self'`,
    ...(captcha.frames.length > 0 ? [`frame-src${also(captcha.frames)}`] : []),
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/**
 * Whether browsers are told to come back over https alone. Not for this machine's own names: whoever
 * serves something else on localhost needs plain http there.
 */
export const isStrictlyHttps = (publicOrigin: string): boolean =>
  publicOrigin.startsWith('https:') && !isOwnOrigin(publicOrigin)

/** The headers of every document. */
export function documentHeaders(given: {
  readonly nonce: string
  readonly origins: readonly string[]
  readonly overrides: boolean
  readonly captcha?: CaptchaSources
  readonly https: boolean
}): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': contentSecurityPolicy(given),
    'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Cookie',
  })
  if (given.https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  return headers
}
