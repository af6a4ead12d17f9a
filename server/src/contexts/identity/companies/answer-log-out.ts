import { readBody } from '../../../calls/body.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { LogOutToken } from '../../../platform/id-tokens/port.ts'
import type { Ports } from '../../../ports.ts'
import { endCompanySessions, tellEnded } from './end-company-sessions.ts'
import { type Company, companyByClient } from './find-company.ts'
import { logOutTokens } from './tables.ts'

const maxBytes = 16 * 1024
const day = 86_400_000

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

const refusal = (error_description: string): Response =>
  Response.json({ error: 'invalid_request', error_description }, { status: 400, headers })

async function tokenIn(request: Request): Promise<string | undefined> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined
  const bytes = await readBody(request, maxBytes)
  if (bytes === undefined) return undefined
  const tokens = new URLSearchParams(new TextDecoder().decode(bytes)).getAll('logout_token')
  return tokens.length === 1 ? tokens[0] : undefined
}

/** Takes a log-out token once; false when it was there before. */
async function takeOnce(ports: Ports, company: Company, { jti }: LogOutToken): Promise<boolean> {
  const expiresAt = new Date(ports.clock.now().getTime() + day)
  const taken = await ports.db
    .insert(logOutTokens)
    .values({ companyId: company.id, jti, expiresAt })
    .onConflictDoNothing()
    .returning({ jti: logOutTokens.jti })
  return taken.length > 0
}

/** Finds the company that a token claims to be from, before its signature is known to be good. */
async function claimedCompany(ports: Ports, token: string): Promise<Company | undefined> {
  const { issuer, clientIds } = ports.idTokens.claimedParties(token)
  return clientIds.length === 0 ? undefined : companyByClient(ports.db, { issuer, clientIds })
}

async function loggedOut(ports: Ports, request: Request): Promise<Response> {
  const token = await tokenIn(request)
  if (token === undefined) return refusal('Send one logout_token, as a form.')
  const company = await claimedCompany(ports, token)
  if (company === undefined) return refusal('The logout_token is of no issuer and client here.')
  const { issuer, clientId } = company
  const verified = await ports.idTokens.verifyLogOut(token, { issuer, clientId })
  if (!verified.ok) {
    ports.log.warn('companies.log-out-refused', { company: company.name, reason: verified.reason })
    return refusal('The logout_token is not valid.')
  }
  if (!(await takeOnce(ports, company, verified.token)))
    return refusal('The logout_token was sent before.')
  const { subject, sid } = verified.token
  const ended = await endCompanySessions(ports.db, { companyId: company.id, subject, sid })
  tellEnded(ports, ended)
  ports.log.info('companies.logged-out', { company: company.name, ended: ended.length })
  return new Response(null, { status: 200, headers })
}

/**
 * Answers a company that logs somebody out (OpenID Connect Back-Channel Logout 1.0): ends the
 * sessions that began there. No browser is involved; the token's signature is the proof.
 */
export async function answerLogOut(ports: Ports, request: Request, id: string): Promise<Response> {
  try {
    return await loggedOut(ports, request)
  } catch (cause) {
    refusalOfThrow(ports, cause, { id, event: 'companies' })
    return Response.json({ error: 'server_error' }, { status: 503, headers })
  }
}
