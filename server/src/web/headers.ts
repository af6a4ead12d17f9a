import { isActive } from '@tessera/contracts/active'
import type { RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import type { CaptchaSources } from '../platform/captcha/port.ts'
import { isOwnOrigin } from './is-own-machine.ts'

/** Returns the origins, besides the product's own, that a document loads from. */
export function loadedOrigins(
  modules: readonly RegisteredModule[],
  shell: ShellFiles,
): readonly string[] {
  const bases = modules.filter(isActive).map(({ base }) => base)
  const origins = [...bases, shell.base].flatMap((base) => URL.parse(base)?.origin ?? [])
  return [...new Set(origins)]
}

/** A developer's local servers: files, and the socket that reloads them. */
const local = { files: 'http://localhost:*', refresh: 'ws://localhost:*' } as const

const noCaptcha: CaptchaSources = { scripts: [], frames: [] }

const spaced = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')

interface PolicyGiven {
  readonly nonce: string
  readonly origins: readonly string[]
  /** True when a developer may load modules from their own machine. */
  readonly overrides: boolean
  readonly captcha?: CaptchaSources
  /** The origin that beacons are sent on to. */
  readonly logHost?: string | null
}

/** Returns the origins, besides the modules', that pictures may come from. */
const pictureHosts = ({ logHost = null }: PolicyGiven) => spaced(logHost === null ? [] : [logHost])

/** Returns the schemes of some origins, as a policy names them. */
const schemesOf = (origins: readonly string[]): readonly string[] => [
  ...new Set(origins.map((origin) => new URL(origin).protocol)),
]

/**
 * Writes the content security policy of a document's headers. It does not grow with the modules, because
 * proxies refuse headers of many kilobytes: their origins stand in `documentPolicy`, which narrows this one.
 */
export function contentSecurityPolicy(given: PolicyGiven): string {
  const { nonce, origins, overrides, captcha = noCaptcha } = given
  const others = spaced(overrides ? [...origins, local.files] : schemesOf(origins))
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${others}${spaced(captcha.scripts)}`,
    // The shell gives a module's styles the nonce and a hash
    // (shared/module/src/load/guard-loads.ts).
    `style-src 'self' 'nonce-${nonce}'${overrides ? others : ''}`,
    `img-src 'self' data: blob:${others}${pictureHosts(given)}`,
    `media-src 'self' blob:`,
    `connect-src 'self'${others}${overrides ? ` ${local.refresh}` : ''}`,
    `font-src 'self'${others}`,
    `manifest-src 'self'`,
    // Providers' scripts run in frames of ours alone (web/connect).
    `frame-src 'self'${spaced(captcha.frames)}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(isStrict(given) ? trustedTypes : []),
  ].join('; ')
}

/**
 * True when browsers are told to use https only. Never on localhost, where other servers need plain
 * http.
 */
export const isStrictlyHttps = (publicOrigin: string): boolean =>
  publicOrigin.startsWith('https:') && !isOwnOrigin(publicOrigin)

/**
 * Writes the policy of the document itself, which allows scripts of modules by their hashes, and the rest from
 * the modules' origins. Development has none: its files have no hashes.
 */
export function documentPolicy(
  given: PolicyGiven & { readonly hashes: readonly string[] },
): string | undefined {
  if (given.overrides) return undefined
  const hashes = given.hashes.map((hash) => `'${hash}'`)
  const origins = spaced(given.origins)
  return [
    `script-src 'self' 'nonce-${given.nonce}'${spaced([...hashes, ...(given.captcha?.scripts ?? [])])}`,
    `img-src 'self' data: blob:${origins}${pictureHosts(given)}`,
    `connect-src 'self'${origins}`,
    `font-src 'self'${origins}`,
  ].join('; ')
}

/**
 * The shell's own policy decides which URLs a script may load. The second name is for the captcha's
 * templates, which are its own HTML; no other policy can be created.
 */
const trustedTypes = [
  `require-trusted-types-for 'script'`,
  'trusted-types default svelte-trusted-html',
] as const

/**
 * True when every script of the document has a hash and a policy of ours. Google's captcha loads
 * scripts without either, and files change in development.
 */
const isStrict = ({ overrides, captcha = noCaptcha }: Omit<PolicyGiven, 'nonce' | 'origins'>) =>
  !overrides && captcha.scripts.length === 0

/** Returns the headers of every document. */
export function documentHeaders(given: PolicyGiven & { readonly https: boolean }): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': contentSecurityPolicy(given),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Cookie, Accept-Language',
  })
  if (isStrict(given)) headers.set('Integrity-Policy', 'blocked-destinations=(script)')
  else headers.set('Content-Security-Policy-Report-Only', trustedTypes.join('; '))
  if (given.https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  return headers
}
