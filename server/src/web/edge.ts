import type { BudgetName } from '@tessera/contracts/calls/define-call'
import type { PathParams } from '@tessera/contracts/match-path'
import type { Context, ErrorHandler, Hono, MiddlewareHandler } from 'hono'
import { envelopeOf, type Refusal } from '../calls/answer.ts'
import { refusalOfThrow } from '../calls/refusal-of-throw.ts'
import type { RequestFacts } from '../calls/request-context.ts'
import { retried } from '../calls/retried.ts'
import { networkRefusal } from '../contexts/base/rate-limits/call-budgets.ts'
import type { SessionLookUp } from '../contexts/identity/index.ts'
import type { Ports } from '../ports.ts'
import { logRequest } from './access-log.ts'
import { addCookies, loadContext, requestFacts, type TrackedContext } from './load-context.ts'
import { noteAnswer, requestWork } from './request-work.ts'
import { isProbe } from './short-path.ts'
import { tellPosition } from './tell-position.ts'

/** The other end of the connection. */
export interface Peer {
  readonly address?: string | undefined
}

/** The values that the service's middleware stores in Hono's context. */
export interface EdgeEnv {
  readonly Bindings: Peer
  readonly Variables: {
    facts: RequestFacts
    request: TrackedContext
  }
}

/** The service's Hono app. */
export type EdgeApp = Hono<EdgeEnv>
export type EdgeContext = Context<EdgeEnv>

export type Middleware = MiddlewareHandler<EdgeEnv>

/** Writes a refusal as a response: an envelope for a call, a page for a document. */
export type Refuse = (context: EdgeContext, refusal: Refusal) => Response

/** Collects the request's facts, forbids browsers to guess content types, and logs the request. */
export const collectFacts =
  (ports: Ports): Middleware =>
  async (context, next) => {
    const began = performance.now()
    const { raw: request, path } = context.req
    const { address: peer } = context.env
    const facts = requestFacts(ports, request, peer)
    context.set('facts', facts)
    if (isProbe(path)) await next()
    else
      await ports.traces.work(
        () => requestWork(ports.settings, { request, peer, facts }),
        async (span) => {
          await next()
          noteAnswer(span, context.res.status)
        },
      )
    // Setting a header copies the response, and answers of calls already have this one.
    if (!context.res.headers.has('X-Content-Type-Options'))
      context.header('X-Content-Type-Options', 'nosniff')
    const { status } = context.res
    logRequest(ports, { id: facts.id, request, status, began })
  }

/** Counts the request against its network's budget, before anything is loaded for it. */
export const limitNetwork =
  (ports: Ports, budgetOf: (context: EdgeContext) => BudgetName, refuse: Refuse): Middleware =>
  async (context, next) => {
    const refusal = networkRefusal(ports, budgetOf(context), context.var.facts.address)
    return refusal === undefined ? next() : refuse(context, refusal)
  }

/** Looks up the session of a request; a refusal when the database can't be asked. */
export async function contextOf(
  ports: Ports,
  request: Request,
  found: { readonly facts: RequestFacts; readonly params: PathParams },
  lookUp?: SessionLookUp<number | null>,
): Promise<TrackedContext | Refusal> {
  try {
    return await retried(() => loadContext(ports, request, found, lookUp), { isRead: true })
  } catch (cause) {
    return refusalOfThrow(ports, cause, { id: found.facts.id, event: 'viewer' })
  }
}

/** Answers what threw outside of calls and documents, such as a list, with an envelope. */
export const answerThrow =
  (ports: Ports): ErrorHandler<EdgeEnv> =>
  (cause, { req, var: { facts } }) =>
    envelopeOf(
      refusalOfThrow(ports, cause, {
        id: facts?.id ?? ports.ids.next(),
        event: 'request',
        fields: { path: req.path },
      }),
      ports.settings.brand,
    )

/** Looks up the session, and sets the handler's cookies on the response. */
export const loadSession =
  (ports: Ports, refuse: Refuse, lookUp?: SessionLookUp<number | null>): Middleware =>
  async (context, next) => {
    const { facts } = context.var
    const params = context.req.param()
    const found = await contextOf(ports, context.req.raw, { facts, params }, lookUp)
    if ('code' in found) return refuse(context, found)
    context.set('request', found)
    await next()
    await tellPosition(found, { isWrite: context.req.method !== 'GET' })
    addCookies(context.res.headers, found)
  }
