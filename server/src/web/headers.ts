import { isActive } from '@tessera/contracts/active'
import type { RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import type { CaptchaSources } from '../platform/captcha/port.ts'
import { isOwnOrigin } from './outbox-page/is-own-machine.ts'

/** The origins besides the product's own that a document loads from. */
export function loadedOrigins(
  modules: readonly RegisteredModule[],
  shell: ShellFiles,
): readonly string[] {
  const bases = modules.filter(isActive).map(({ base }) => base)
  const origins = [...bases, shell.base].flatMap((base) => URL.parse(base)?.origin ?? [])
  return [...new Set(origins)]
}

/** The hash of every script that the active modules may run. */
export const scriptHashes = (modules: readonly RegisteredModule[]): readonly string[] => [
  ...new Set(
    modules
      .filter(isActive)
      .flatMap(({ descriptor }) => descriptor.files)
      .flatMap(({ kind, integrity }) => (kind === 'script' ? (integrity ?? []) : [])),
  ),
]

/** Where a developer's own servers are; the second is what refreshes a page while it is worked on. */
const local = { files: 'http://localhost:*', refresh: 'ws://localhost:*' } as const

const noCaptcha: CaptchaSources = { scripts: [], frames: [] }

const spaced = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')

interface PolicyGiven {
  readonly nonce: string
  readonly origins: readonly string[]
  /** Whether a developer may bring modules from their own machine. */
  readonly overrides: boolean
  readonly captcha?: CaptchaSources
}

/** What a document may load and do. */
export function contentSecurityPolicy(given: PolicyGiven): string {
  const { nonce, overrides, captcha = noCaptcha } = given
  const others = spaced([...given.origins, ...(overrides ? [local.files] : [])])
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${others}${spaced(captcha.scripts)}`,
    // A module's style gets the nonce with its hash, from the shell (shared/module/src/load/guard-loads.ts).
    `style-src 'self' 'nonce-${nonce}'${overrides ? others : ''}`,
    `img-src 'self' data: blob:${others}`,
    `media-src 'self' blob:`,
    `connect-src 'self'${others}${overrides ? ` ${local.refresh}` : ''}`,
    `font-src 'self'${others}`,
    `manifest-src 'self'`,
    ...(captcha.frames.length > 0 ? [`frame-src${spaced(captcha.frames)}`] : []),
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(isStrict(given) ? trustedTypes : []),
  ].join('; ')
}

/**
 * Whether browsers are told to come back over https alone. Not for this machine's own names: whoever
 * serves something else on localhost needs plain http there.
 */
export const isStrictlyHttps = (publicOrigin: string): boolean =>
  publicOrigin.startsWith('https:') && !isOwnOrigin(publicOrigin)

/**
 * Which scripts a document runs, beside its own: files of modules by their hashes. It stands in the
 * document and not in a header, since proxies refuse headers of many kilobytes. In development there
 * is none, since files there have no hashes.
 */
export function scriptPolicy(
  given: Omit<PolicyGiven, 'origins'> & { readonly hashes: readonly string[] },
): string | undefined {
  if (given.overrides) return undefined
  const hashes = given.hashes.map((hash) => `'${hash}'`)
  return `script-src 'self' 'nonce-${given.nonce}'${spaced([...hashes, ...(given.captcha?.scripts ?? [])])}`
}

/**
 * One policy, made by the shell, says which addresses a script may have. The other name is that of the
 * captcha's templates, which are HTML of its own; no policy of another name may be made.
 */
const trustedTypes = [
  `require-trusted-types-for 'script'`,
  'trusted-types default svelte-trusted-html',
] as const

/**
 * Whether every script of the document can be held to a hash and a policy of ours. Google's captcha
 * brings scripts without either, and developers bring files that change.
 */
const isStrict = ({ overrides, captcha = noCaptcha }: Omit<PolicyGiven, 'nonce' | 'origins'>) =>
  !overrides && captcha.scripts.length === 0

/** The headers of every document. */
export function documentHeaders(given: PolicyGiven & { readonly https: boolean }): Headers {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': contentSecurityPolicy(given),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Cookie',
  })
  if (isStrict(given)) headers.set('Integrity-Policy', 'blocked-destinations=(script)')
  else headers.set('Content-Security-Policy-Report-Only', trustedTypes.join('; '))
  if (given.https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  return headers
}
