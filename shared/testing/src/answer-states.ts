import type { Call } from '@tessera/contracts/calls/define-call'
import { Envelope } from '@tessera/contracts/envelope'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { z } from '@tessera/contracts/schema'
import { http } from 'msw/http'
import { answerBy } from './answer-by.ts'
import { answerError, answerWith } from './answer-with.ts'
import { findCall } from './find-call.ts'
import { waited } from './waited.ts'

/** The states of the service's answers that a view has to cope with. */
export const answerStates = [
  'as-answered',
  'slow',
  'never',
  'failing',
  'offline',
  'empty',
  'not-found',
  'session-ended',
  'rate-limited',
] as const

export type AnswerState = (typeof answerStates)[number]

type Next = (request: Request) => Promise<Response>

/** The duration of a slow answer, in milliseconds. */
export const slowMilliseconds = 2_000

/** The wait that 'rate-limited' asks for. */
const waitSeconds = 30

/** Returns the answer as it is written, without its content: a list, and lists directly in an object, are empty. */
function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return []
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  )
}

/** Empties the lists of an answer, where the call may answer so. */
async function withoutContent(call: Call, response: Response): Promise<Response> {
  const read = z.safeParse(
    Envelope,
    await response
      .clone()
      .json()
      .catch(() => undefined),
  )
  if (!read.success || read.data.resource_response.error !== null) return response
  const data = emptied(read.data.resource_response.data)
  return z.safeParse(call.output, data).success ? answerWith(data) : response
}

function refusal(code: ErrorCode, data?: Readonly<Record<string, unknown>>): Response {
  const response = answerError(code, data)
  if (errorCatalogue[code].http === 429) response.headers.set('Retry-After', String(waitSeconds))
  return response
}

/** Sends a request as a browser without a session does. */
const asVisitor = (request: Request): Request => new Request(request, { credentials: 'omit' })

const inStates: Readonly<
  Record<AnswerState, (call: Call, request: Request, next: Next) => Promise<Response>>
> = {
  'as-answered': (_, request, next) => next(request),
  slow: async (_, request, next) => {
    await waited(slowMilliseconds, request)
    return next(request)
  },
  never: async (_, request, next) => {
    await waited(undefined, request)
    return next(request)
  },
  failing: async () => refusal('unexpected'),
  offline: async () => Response.error(),
  empty: async (call, request, next) =>
    call.method === 'GET' ? withoutContent(call, await next(request)) : next(request),
  'not-found': async (call, request, next) =>
    call.method === 'GET' && call.errors.includes('not-found')
      ? refusal('not-found')
      : next(request),
  'session-ended': async ({ who }, request, next) =>
    who === 'anyone' ? next(asVisitor(request)) : refusal('log-in-needed'),
  'rate-limited': async () => refusal('too-fast', { wait_seconds: waitSeconds }),
}

/**
 * Answers a request in a state. `next` is the service; a request that is no call of the contracts always
 * gets there. A lost network is `Response.error()`, as a service worker answers it.
 */
export async function answerIn(
  state: AnswerState,
  request: Request,
  next: Next,
): Promise<Response> {
  const call = findCall(request)
  return call === undefined ? next(request) : inStates[state](call, request, next)
}

/**
 * Puts a state between a view and its service.
 *
 *     testShell({ answer: inState('failing', service.answer) })
 */
export const inState = (state: AnswerState, next: Next): Next =>
  answerBy([http.all('*', ({ request }) => answerIn(state, request, next))])
