import type { ConnectMessage } from '@tessera/contracts/connect'
import * as z from 'zod'
import type { Visit } from '../../../../calls/visit.ts'
import type { Ports } from '../../../../ports.ts'
import { takeAttempt } from '../attempts.ts'
import { lineEndpoints, lineReturn } from './endpoints.ts'

const Tokens = z.object({ id_token: z.string() })

/** Exchanges a code for an id token; undefined when LINE refuses it or can't be reached. */
async function idTokenFor(ports: Ports, code: string, verifier: string) {
  const { settings, issuers, log } = ports
  const { line } = settings.providers
  const endpoints = await lineEndpoints(ports)
  if (line === null || endpoints === undefined) return undefined
  try {
    const response = await issuers.fetch(endpoints.token_endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: lineReturn(settings.publicOrigin),
        client_id: line.channelId,
        client_secret: line.channelSecret,
      }).toString(),
    })
    return Tokens.safeParse(await response.json()).data?.id_token
  } catch (cause) {
    log.warn('line.unreachable', { cause: String(cause) })
    return undefined
  }
}

/**
 * Ends a log-in at LINE that began in this browser: returns what the window tells the page that opened it.
 * Undefined for a state that was used before, of another browser or of another provider.
 */
export async function finishLine(
  visit: Pick<Visit, 'ports' | 'cookie'>,
  query: URLSearchParams,
): Promise<ConnectMessage | undefined> {
  const attempt = await takeAttempt(visit, { state: query.get('state') ?? '', provider: 'line' })
  const { connection: state, verifier } = attempt ?? {}
  if (!state || !verifier) return undefined
  if (query.get('error') === 'access_denied') return { type: 'cancelled', state }
  const code = query.get('code')
  const token = code === null ? undefined : await idTokenFor(visit.ports, code, verifier)
  return token === undefined
    ? { type: 'error', state, error: 'unauthorized' }
    : { type: 'complete', state, payload: { line_id_token: token } }
}
