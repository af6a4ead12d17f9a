import { budgetNameOf } from '@tessera/contracts/calls/budgets'
import { pathTable } from '@tessera/contracts/match-path'
import { pinBeaconPath } from '@tessera/contracts/pin-beacon'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { envelopeOf, refused } from '../calls/answer.ts'
import { serve } from '../calls/serve.ts'
import { answeredCalls } from '../contexts/all-domains.ts'
import { networkRefusal } from '../contexts/base/rate-limits/call-budgets.ts'
import type { Ports } from '../ports.ts'
import { callerChecks } from './caller-checks.ts'
import { answerThrow, contextOf, type EdgeApp, type EdgeContext, type EdgeEnv } from './edge.ts'
import { addCookies, requestFacts } from './load-context.ts'
import { bare } from './route-steps.ts'

const byPath = Map.groupBy(answeredCalls, ({ call }) => call.path)
const find = pathTable([...byPath], ([path]) => path)

const matchOf = (url: string) => find(new URL(url).pathname)

/** True for the one path that would otherwise be a pin's. */
const isBeacon = ({ method, url }: Request): boolean =>
  method === 'GET' && bare(new URL(url).pathname) === bare(pinBeaconPath)

/** True when a call has the path of a request. */
export const isOfCall = (request: Request): boolean =>
  matchOf(request.url) !== undefined && !isBeacon(request)

/** Answers a call: counts it against its network's budget before anything is loaded for it. */
async function answerCall(ports: Ports, { req, env }: EdgeContext): Promise<Response> {
  const { brand } = ports.settings
  const match = matchOf(req.url)
  if (match === undefined) return envelopeOf(refused('not-found'), brand)
  const [, answered] = match.entry
  const call = answered.find((each) => each.call.method === req.method)
  if (call === undefined) return envelopeOf(refused('method-unknown'), brand)
  const facts = requestFacts(ports, req.raw, env.address)
  const tooMany = networkRefusal(ports, budgetNameOf(call.call), facts.address)
  if (tooMany !== undefined) return envelopeOf(tooMany, brand, facts.language)
  const request = await contextOf(ports, req.raw, { facts, params: match.params })
  if ('code' in request) return envelopeOf(request, brand, facts.language)
  const response = envelopeOf(await serve(call, request, callerChecks), brand, request.language)
  addCookies(response.headers, request)
  return response
}

/** Answers the calls, which most requests are, without a look at the routes of all others. */
export function callsOf(ports: Ports): EdgeApp {
  const app: EdgeApp = new Hono<EdgeEnv>({ strict: false })
  app.use(compress())
  app.onError(answerThrow(ports))
  app.all('*', (context) => answerCall(ports, context))
  return app
}
