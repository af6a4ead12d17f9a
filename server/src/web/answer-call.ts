import { budgetNameOf } from '@tessera/contracts/calls/budgets'
import type { BudgetName, Call } from '@tessera/contracts/calls/define-call'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { pathTable } from '@tessera/contracts/match-path'
import { pinBeaconPath } from '@tessera/contracts/pin-beacon'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { type Answer, type Answered, envelopeOf, refused } from '../calls/answer.ts'
import { serve } from '../calls/serve.ts'
import { answeredCalls } from '../contexts/all-domains.ts'
import { networkRefusal } from '../contexts/base/rate-limits/call-budgets.ts'
import { timed } from '../platform/metrics/port.ts'
import type { Ports } from '../ports.ts'
import { logRequest } from './access-log.ts'
import { callerChecks } from './caller-checks.ts'
import { answerThrow, contextOf, type EdgeApp, type EdgeContext, type EdgeEnv } from './edge.ts'
import { addCookies, requestFacts, type TrackedContext } from './load-context.ts'
import { noteAnswer, requestWork } from './request-work.ts'
import { bare } from './route-steps.ts'
import { tellPosition } from './tell-position.ts'

const byPath = Map.groupBy(answeredCalls, ({ call }) => call.path)
const find = pathTable([...byPath], ([path]) => path)

const matchOf = (url: string) => find(new URL(url).pathname)

/** True for the one path that would otherwise be a pin's. */
const isBeacon = ({ method, url }: Request): boolean =>
  method === 'GET' && bare(new URL(url).pathname) === bare(pinBeaconPath)

/** True when a call has the path of a request. */
export const isOfCall = (request: Request): boolean =>
  matchOf(request.url) !== undefined && !isBeacon(request)

type Answering = () => Promise<Answer<unknown>>

/** Answers a call, and counts its answer and the time that it took. */
async function measured(
  { metrics }: Ports,
  { call: { name: call } }: Answered,
  answering: Answering,
): Promise<Answer<unknown>> {
  const answer = await timed(answering, (seconds) =>
    metrics.took('tessera_call_seconds', { call }, seconds),
  )
  metrics.add('tessera_calls_total', { call, code: answer.ok ? 'ok' : answer.code })
  return answer
}

/** Budgets of calls that tell something of a page, and write nothing that their sender reads. */
const tellings: ReadonlySet<BudgetName> = new Set([
  'beacon',
  'ad-events',
  'tag-events',
  'conversion-events',
])

/** True for a call that writes, unless it was refused before it wrote. */
function mayHaveWritten(call: Call, answer: Answer<unknown>): boolean {
  if (call.method === 'GET' || tellings.has(budgetNameOf(call))) return false
  return answer.ok || errorCatalogue[answer.code].http >= 500
}

/** Answers a call: counts it against its network's budget before anything is loaded for it. */
async function answerCall(ports: Ports, { req, env }: EdgeContext): Promise<Response> {
  const { brand } = ports.settings
  const match = matchOf(req.url)
  if (match === undefined) return envelopeOf(refused('not-found'), brand)
  const [, answered] = match.entry
  const call = answered.find((each) => each.call.method === req.method)
  if (call === undefined) return envelopeOf(refused('method-unknown'), brand)
  const began = performance.now()
  const facts = requestFacts(ports, req.raw, env.address)
  const received = { request: req.raw, peer: env.address, facts }
  return ports.traces.work(
    () => requestWork(ports.settings, received, call.call),
    async (span) => {
      let request: TrackedContext | undefined
      const answer = await measured(ports, call, async () => {
        const tooMany = networkRefusal(ports, budgetNameOf(call.call), facts.address)
        if (tooMany !== undefined) return tooMany
        const found = await contextOf(ports, req.raw, { facts, params: match.params })
        if ('code' in found) return found
        request = found
        return serve(call, found, callerChecks)
      })
      if (request !== undefined)
        await tellPosition(request, { isWrite: mayHaveWritten(call.call, answer) })
      const response = envelopeOf(answer, brand, request?.language ?? facts.language)
      response.headers.set('X-Request-Id', facts.id)
      if (request !== undefined) addCookies(response.headers, request)
      const { status } = response
      if (!answer.ok) span.note({ 'tessera.refusal': answer.code })
      noteAnswer(span, status, answer.ok ? undefined : answer.code)
      logRequest(ports, { id: facts.id, request: req.raw, status, began, call: call.call })
      return response
    },
  )
}

/** Answers the calls, which most requests are, without a look at the routes of all others. */
export function callsOf(ports: Ports): EdgeApp {
  const app: EdgeApp = new Hono<EdgeEnv>({ strict: false })
  app.use(compress())
  app.onError(answerThrow(ports))
  app.all('*', (context) => answerCall(ports, context))
  return app
}
