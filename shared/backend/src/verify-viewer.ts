import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { type AskingViewer, viewerFrom } from './viewer.ts'
import { ViewerRefused } from './viewer-refused.ts'

/** The headers of a request, as Node or the web have them. */
export type Headers =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** The product and the module that a token must be for. */
export interface Verifying {
  /** The product's public origin, as https://pins.example.org. */
  readonly product: string
  /** The module whose backend this is. */
  readonly module: string
  /** This backend's own origin, as it was granted; checked when it is given. */
  readonly origin?: string
  /** Replaces the global `fetch`, for tests. */
  readonly fetch?: typeof fetch
  /** The present time, for tests. */
  readonly now?: Date
}

const tokenHeader = 'tessera-viewer'
const keysPath = '/.well-known/tessera-viewer.jwks'

/** Clocks of two machines may differ by this much. */
const skewSeconds = 5
/** A token older than its lifetime is refused, whatever it says of its end. */
const lifeSeconds = 60
const tokenMaxLength = 8_000

/** The keys of each product, which are kept for ten minutes. Those of a test are asked for by its own fetch. */
const known = new Map<string, JWTVerifyGetKey>()

function keysOf({ product, fetch: ask }: Verifying): JWTVerifyGetKey {
  const kept = ask === undefined ? known.get(product) : undefined
  if (kept !== undefined) return kept
  const keys = createRemoteJWKSet(new URL(keysPath, product), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    ...(ask === undefined ? {} : { [customFetch]: ask }),
  })
  if (ask === undefined) known.set(product, keys)
  return keys
}

function tokenIn(headers: Headers): string {
  const value =
    typeof headers.get === 'function' ? headers.get(tokenHeader) : Object(headers)[tokenHeader]
  if (typeof value === 'string' && value !== '' && value.length <= tokenMaxLength) return value
  throw new ViewerRefused('no-token', 'The request has no header Tessera-Viewer with one token.')
}

/**
 * Verifies that the product says who asks, and returns the viewer. Throws `ViewerRefused` for a token of
 * another product or module, without a valid signature, or past its time.
 *
 *     const viewer = await verifyViewer(request.headers, { product: 'https://pins.example.org', module: 'events' })
 *     if (viewer.viewer === 'member') console.log(viewer.subject)
 */
export async function verifyViewer(headers: Headers, asked: Verifying): Promise<AskingViewer> {
  const { product, module, origin, now } = asked
  const token = tokenIn(headers)
  const { payload } = await jwtVerify(token, keysOf(asked), {
    algorithms: ['EdDSA'],
    issuer: product,
    audience: module,
    requiredClaims: ['exp', 'iat', 'jti'],
    maxTokenAge: lifeSeconds,
    clockTolerance: skewSeconds,
    ...(now === undefined ? {} : { currentDate: now }),
  }).catch((cause: unknown) => {
    throw refusalOf(cause)
  })
  if (origin !== undefined && ![payload.aud ?? []].flat().includes(origin))
    throw new ViewerRefused('bad-token', `The token is for another server than ${origin}.`)
  const viewer = viewerFrom(payload)
  if (viewer !== undefined) return viewer
  throw new ViewerRefused('bad-token', 'The token says neither a member nor nobody.')
}

function refusalOf(cause: unknown): ViewerRefused {
  const isOfToken =
    cause instanceof errors.JOSEError &&
    !(cause instanceof errors.JWKSTimeout || cause instanceof errors.JWKSInvalid) &&
    cause.code !== 'ERR_JOSE_GENERIC'
  return isOfToken
    ? new ViewerRefused('bad-token', `The token is not valid: ${cause.message}`, cause)
    : new ViewerRefused('keys-unreachable', "The product's keys can't be read.", cause)
}
