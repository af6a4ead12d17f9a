import type { BudgetName } from '@tessera/contracts/calls/define-call'
import type { PathParams } from '@tessera/contracts/match-path'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { type Refusal, refused } from '../calls/answer.ts'
import type { RequestFacts } from '../calls/request-context.ts'
import { networkRefusal } from '../contexts/base/rate-limits/call-budgets.ts'
import type { SessionLookUp } from '../contexts/identity/index.ts'
import { causeText } from '../platform/log/cause-text.ts'
import type { Ports } from '../ports.ts'
import { logRequest } from './access-log.ts'
import { addCookies, loadContext, requestFacts, type TrackedContext } from './load-context.ts'

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
    const facts = requestFacts(ports, context.req.raw, context.env.address)
    context.set('facts', facts)
    await next()
    // Setting a header copies the response, and answers of calls already have this one.
    if (!context.res.headers.has('X-Content-Type-Options'))
      context.header('X-Content-Type-Options', 'nosniff')
    const { status } = context.res
    logRequest(ports, { id: facts.id, request: context.req.raw, status, began })
  }

/** Counts the request against its network's budget, before anything is loaded for it. */
export const limitNetwork =
  (ports: Ports, budgetOf: (context: EdgeContext) => BudgetName, refuse: Refuse): Middleware =>
  async (context, next) => {
    const refusal = networkRefusal(ports, budgetOf(context), context.var.facts.address)
    return refusal === undefined ? next() : refuse(context, refusal)
  }

/** Looks up the session of a request; undefined when the database can't be asked. */
export const contextOf = (
  ports: Ports,
  request: Request,
  found: { readonly facts: RequestFacts; readonly params: PathParams },
  lookUp?: SessionLookUp<number | null>,
): Promise<TrackedContext | undefined> =>
  loadContext(ports, request, found, lookUp).catch((cause: unknown) => {
    ports.log.error('viewer.failed', { id: found.facts.id, cause: causeText(cause) })
    return undefined
  })

/** Looks up the session, and sets the handler's cookies on the response. */
export const loadSession =
  (ports: Ports, refuse: Refuse, lookUp?: SessionLookUp<number | null>): Middleware =>
  async (context, next) => {
    const { facts } = context.var
    const params = context.req.param()
    const found = await contextOf(ports, context.req.raw, { facts, params }, lookUp)
    if (found === undefined) return refuse(context, refused('unexpected', { id: facts.id }))
    context.set('request', found)
    await next()
    addCookies(context.res.headers, found)
  }
