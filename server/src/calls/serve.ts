import { budgetNameOf } from '@tessera/contracts/calls/budgets'
import type { Call } from '@tessera/contracts/calls/define-call'
import { decodeInput } from '@tessera/contracts/calls/wire'
import { installedMark } from '@tessera/contracts/installed-app'
import { installedHeader } from '@tessera/contracts/installed-header'
import { limits } from '@tessera/contracts/limits'
import { viewerHeader } from '@tessera/contracts/viewer-header'
import { warnOnce } from '../platform/log/warn-once.ts'
import { type Answer, type Answered, given, type Refusal, refused } from './answer.ts'
import { readBody } from './body.ts'
import type { CallerChecks } from './caller-checks.ts'
import { cookieOf } from './cookies.ts'
import { bearerOf, type Grant } from './grant.ts'
import { refusalOfThrow } from './refusal-of-throw.ts'
import type { RequestContext } from './request-context.ts'
import { retried } from './retried.ts'
import { differingOrigin, hasContentType } from './same-origin.ts'
import { hasUnstorable } from './unstorable.ts'
import type { Visit } from './visit.ts'
import { writtenPosition } from './written-position.ts'

/** The largest body of a call that takes JSON. */
const jsonMaxBytes = 64 * 1024

/** Answers one call: makes the checks of every call, parses the input and runs the handler. */
export async function serve(
  answered: Answered,
  context: RequestContext,
  checks: CallerChecks,
): Promise<Answer<unknown>> {
  const { ports, id } = context
  try {
    return await checked(answered, context, checks)
  } catch (cause) {
    const fields = { call: answered.call.name }
    return refusalOfThrow(ports, cause, { id, event: 'call', fields })
  }
}

async function checked(
  answered: Answered,
  context: RequestContext,
  checks: CallerChecks,
): Promise<Answer<unknown>> {
  const { call } = answered
  const { request, ports } = context
  const token = tokenFor(call, request)
  // A token is all that counts of a request that has one.
  const viewer = token === undefined ? context.viewer : null
  const kind = call.body ?? 'json'
  if (call.method !== 'GET') {
    // No browser adds an access token by itself, so that no page can send one for somebody.
    if (!context.isFromOwnPage && token === undefined && call.who !== 'token') {
      warnOfOrigin(ports, request)
      return refused('wrong-origin')
    }
    if (!hasContentType(request.headers, kind))
      return refused('bad-input', { fields: { 'content-type': `Send ${typeFor(kind)}` } })
  }
  if (isOfOtherAccount(context)) return refused('session-changed')
  const granted = await grantFor(call, context, { token, checks })
  if (!granted.ok) return granted
  const admitted = answered.admit({ viewer, grant: granted.data })
  if (!admitted.ok) return (await suspensionOf(context, admitted, checks)) ?? admitted
  const sender = { userId: viewer?.id ?? null, address: context.address }
  const tooMany = await checks.memberRefusal(ports, budgetNameOf(call), sender)
  if (tooMany !== undefined) return tooMany
  const body = await bodyOf(call, context, checks)
  if (!body.ok) return body
  const bytes = body.data
  const input = decodeInput(call, {
    params: context.params,
    query: new URL(request.url).searchParams,
    body: kind === 'json' && call.method !== 'GET' ? new TextDecoder().decode(bytes) : null,
  })
  if (input === undefined || hasUnstorable(input))
    return refused('bad-input', { fields: { input: 'Unreadable' } })
  return retried(() => admitted.run(visitOf(context, bytes), input), {
    isRead: call.method === 'GET' && call.isRepeatable !== false,
  })
}

/** Tells an open tab that a suspension ended its session, where it would only learn that it has to log in. */
async function suspensionOf(
  { ports, token, viewer }: RequestContext,
  { code }: Refusal,
  checks: CallerChecks,
): Promise<Refusal | undefined> {
  if (code !== 'log-in-needed' || viewer !== null || token === null) return undefined
  return (await checks.isSuspendedToken(ports, token)) ? refused('suspended') : undefined
}

const originMax = 200

/**
 * Warns once about an origin that people seem to use and PUBLIC_ORIGIN doesn't name: nobody can log in there.
 * Anybody can send such a request, so that the advice leaves the decision to the operator.
 */
function warnOfOrigin({ log, settings }: RequestContext['ports'], request: Request): void {
  const sentFrom = differingOrigin(request, settings.publicOrigin)?.slice(0, originMax)
  if (sentFrom === undefined) return
  warnOnce(log, 'origin.differs', sentFrom, {
    origin: sentFrom,
    expected: settings.publicOrigin,
    fix: `A request claims to come from a page of ${sentFrom}. If that is an address of yours, set PUBLIC_ORIGIN to it, or lead people to ${settings.publicOrigin}.`,
  })
}

/** True when the page that sent the call shows another account than the one that is logged in. */
export function isOfOtherAccount({ request, viewer }: RequestContext): boolean {
  const shown = request.headers.get(viewerHeader)
  return shown !== null && viewer !== null && shown !== viewer.id
}

/** The access token of a request, for calls that allow one. */
const tokenFor = ({ who }: Call, { headers }: Request): string | undefined =>
  who === 'token' || who === 'advertiser' ? bearerOf(headers) : undefined

/** Finds the rights of an access token; null for a request that needs none. */
async function grantFor(
  call: Call,
  context: RequestContext,
  { token, checks }: { readonly token: string | undefined; readonly checks: CallerChecks },
): Promise<Answer<Grant | null>> {
  if (call.who !== 'token' && token === undefined) return given(null)
  const { ports } = context
  const grant = token === undefined ? undefined : await checks.grantOfToken(ports, token)
  if (grant === undefined) return refused('api-token-wrong')
  if (call.scope !== undefined && !grant.scopes.includes(call.scope))
    return refused('api-token-scope', { scope: call.scope })
  return checks.takeTokenBudget(context, budgetNameOf(call), grant.tokenId) ?? given(grant)
}

type Body = Answer<Uint8Array<ArrayBuffer>>

/** Reads the body of a call. A file's bytes are reserved in its sender's quota before they are read. */
async function bodyOf(
  call: Call,
  { request, ports, viewer }: RequestContext,
  checks: CallerChecks,
): Promise<Body> {
  if (call.method === 'GET') return given(new Uint8Array())
  const most = limitOf(call)
  const read = async (): Promise<Body> => {
    const bytes = await readBody(request, most)
    if (bytes !== undefined) return given(bytes)
    return refused(call.body === 'file' ? 'image-too-large' : 'too-large')
  }
  const said = Number(request.headers.get('Content-Length') ?? most)
  if (call.body !== 'file' || viewer === null || !(said >= 0 && said <= most)) return read()
  return checks.withReservation<Body>(ports, { ownerId: viewer.id, bytes: said }, async () => {
    const result = await read()
    return { result, came: result.ok ? result.data.length : said }
  })
}

/** True for a call of the installed app, and for the document that it starts with. */
const isFromInstalledApp = ({ headers, url }: Request): boolean =>
  headers.has(installedHeader) || new URL(url).searchParams.has(installedMark)

/** True for Global Privacy Control and for Do Not Track. */
const asksForPrivacy = ({ headers }: Request): boolean =>
  headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'

const limitOf = (call: Call): number =>
  call.body === 'file' ? limits.imageMaxBytes : (call.maxBytes ?? jsonMaxBytes)

const typeFor = (kind: 'json' | 'file'): string =>
  kind === 'json' ? 'application/json' : 'an image/* type'

const userAgentMax = 300

/** Returns the part of a request context that handlers see. */
export function visitOf(
  context: RequestContext,
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(),
): Visit {
  const { ports, viewer, token, address, addressCountry, language, request } = context
  const { headers } = request
  return {
    ports,
    viewer,
    grant: null,
    token,
    address,
    addressCountry,
    language,
    bytes,
    signal: request.signal,
    acceptLanguage: headers.get('Accept-Language') ?? '',
    isUnwatched: asksForPrivacy(request),
    isInstalled: isFromInstalledApp(request),
    userAgent: (headers.get('User-Agent') ?? '').slice(0, userAgentMax).toWellFormed(),
    cookie: (name) => cookieOf(headers.get('Cookie'), name) || null,
    setCookie: (cookie) => context.setCookie(cookie),
    setToken: (next) => context.setToken(next),
    position: () => writtenPosition(headers),
    noteWrite: () => context.noteWrite(),
  }
}
