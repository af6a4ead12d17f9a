import {
  backendsBase,
  requestIdHeader,
  viewerTokenHeader,
} from '@tessera/contracts/backend-headers'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { PathParams } from '@tessera/contracts/match-path'
import { type Answer, envelopeOf, given, type Refusal, refused } from '../../../calls/answer.ts'
import { readBody } from '../../../calls/body.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { RequestContext } from '../../../calls/request-context.ts'
import { isOfOtherAccount } from '../../../calls/serve.ts'
import type { BackendFault, BackendOutcome } from '../../../platform/backends/port.ts'
import { memberRefusal, networkRefusal } from '../../base/rate-limits/call-budgets.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refusedFor } from '../../base/rate-limits/refuse-beyond.ts'
import { backendTarget } from './backend-path.ts'
import type { Went } from './circuit.ts'
import { type OpenWay, openWay } from './open-way.ts'
import { answerHeaders, askedHeaders } from './passed-headers.ts'
import { viewerClaims } from './viewer-claims.ts'

const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The most bytes of a request's body. */
const bodyMaxBytes = 1024 * 1024

/** Statuses whose responses have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

const codes = {
  'address-refused': 'backend-unreachable',
  unreachable: 'backend-unreachable',
  'too-slow': 'backend-too-slow',
  'too-large': 'backend-too-large',
  redirected: 'backend-redirected',
  'gone-asker': 'backend-unreachable',
} as const satisfies Readonly<Record<BackendFault, ErrorCode>>

/** Passes a request of a page on to its module's backend, with a token that says who asks. */
export async function answerBackend(
  context: RequestContext,
  { module = '' }: PathParams,
): Promise<Response> {
  const { ports, id, language } = context
  const answer = await passedOn(context, module).catch((cause: unknown) =>
    refusalOfThrow(ports, cause, { id, event: 'backend', fields: { module } }),
  )
  return answer.ok ? answer.data : envelopeOf(answer, ports.settings.brand, language)
}

async function passedOn(context: RequestContext, module: string): Promise<Answer<Response>> {
  const { request, ports } = context
  const refusal = await refusalFor(context)
  if (refusal !== undefined) return refusal
  const target = backendTarget(new URL(request.url), `${backendsBase}${module}/`)
  if (target === undefined) return refused('bad-input', { fields: { path: 'Unfit' } })
  const way = await openWay(context, module)
  if (way === undefined) return refused('backend-not-granted', { module })
  const body = request.method === 'GET' ? null : await readBody(request, bodyMaxBytes)
  if (body === undefined) return refused('too-large')
  const asked = { key: `${module} ${way.grant.origin}`, asker: askerOf(context) }
  const wait = ports.backendCircuit.enter(asked, ports.clock.now().getTime())
  if (wait > 0) return refusedFor(wait, 'backend-resting')
  let went: Went
  try {
    const outcome = await ask(context, way, { target, body })
    went = wentOf(outcome)
    return answerOf(context, module, outcome)
  } finally {
    ports.backendCircuit.leave(asked, went, ports.clock.now().getTime())
  }
}

/** Refuses requests that no page of the product sent for its own viewer, or that are too many. */
async function refusalFor(context: RequestContext): Promise<Refusal | undefined> {
  const { request, ports, viewer, address, isFromOwnPage } = context
  if (!methods.has(request.method)) return refused('method-unknown')
  if (!isFromOwnPage) return refused('wrong-origin')
  if (isOfOtherAccount(context)) return refused('session-changed')
  return (
    networkRefusal(ports, 'backend', address) ??
    (await memberRefusal(ports, 'backend', { userId: viewer?.id ?? null, address }))
  )
}

const askerOf = ({ viewer, address }: RequestContext): string =>
  viewer === null ? networkOf(address) : viewer.id

async function ask(
  context: RequestContext,
  { grant, wants }: OpenWay,
  sent: { readonly target: string; readonly body: Uint8Array<ArrayBuffer> | null },
): Promise<BackendOutcome> {
  const { ports, request, viewer, language, id } = context
  const { secrets, settings, clock } = ports
  const token = await ports.viewerTokens.sign(
    viewerClaims(secrets, {
      viewer,
      locale: language.locale,
      grant,
      wants,
      requestId: id,
      issuer: settings.publicOrigin,
      now: clock.now(),
    }),
  )
  return ports.backends.ask({
    ...sent,
    origin: grant.origin,
    local: grant.local,
    method: request.method,
    signal: request.signal,
    headers: {
      ...askedHeaders(request.headers),
      [viewerTokenHeader]: token,
      [requestIdHeader]: id,
    },
  })
}

/** A request that its sender gave up says nothing about the backend. */
function wentOf(outcome: BackendOutcome): Went {
  if (outcome.ok || outcome.fault === 'too-large' || outcome.fault === 'redirected') return 'well'
  return outcome.fault === 'gone-asker' ? undefined : 'badly'
}

function answerOf(
  { ports, id }: RequestContext,
  module: string,
  outcome: BackendOutcome,
): Answer<Response> {
  if (!outcome.ok) {
    const { fault } = outcome
    if (fault !== 'gone-asker') ports.log.warn('backend.no-answer', { id, module, fault })
    return refused(codes[fault], { module, id })
  }
  const { status, headers, bytes } = outcome
  const body = bodiless.has(status) ? null : bytes
  return given(new Response(body, { status, headers: answerHeaders(headers, module) }))
}
