import { sha256 } from '@noble/hashes/sha2.js'
import type { Visit } from '../../../../calls/visit.ts'
import { startAttempt } from '../attempts.ts'
import { connectCookie, keptBrowser } from '../connect-browser.ts'
import { lineEndpoints, lineReturn } from './endpoints.ts'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Returns the PKCE challenge (S256) of a verifier. */
const challengeOf = (verifier: string): string =>
  base64url(sha256(new TextEncoder().encode(verifier)))

type Browser = Pick<Visit, 'ports' | 'cookie' | 'setCookie'>

/** Ties both attempts to one browser, also when it gets its secret only now. */
function withBrowser(visit: Browser): Browser {
  const browser = keptBrowser(visit)
  const cookie = (name: string) => (name === connectCookie ? browser : visit.cookie(name))
  return { ports: visit.ports, setCookie: (one) => visit.setCookie(one), cookie }
}

/**
 * Begins a log-in at LINE, and returns the address that the window goes on to. `window` is the name of the
 * attempt that the page waits for. The state ends with the code; the nonce ends with the id token.
 */
export async function beginLine(visit: Browser, window: string): Promise<string | undefined> {
  const { settings, tokens } = visit.ports
  const { line } = settings.providers
  const endpoints = await lineEndpoints(visit.ports)
  if (line === null || endpoints === undefined) return undefined
  const verifier = tokens.next()
  const own = withBrowser(visit)
  const begun = await startAttempt(own, { provider: 'line', connection: window, verifier })
  const { nonce } = await startAttempt(own, { provider: 'line', isNonceState: true })
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: line.channelId,
    redirect_uri: lineReturn(settings.publicOrigin),
    scope: 'openid profile email',
    state: begun.state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  })
  return `${endpoints.authorization_endpoint}?${query}`
}
