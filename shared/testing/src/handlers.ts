import type { DeclaredCall } from '@tessera/contracts/calls/all'
import { type HttpHandler, http } from 'msw/http'
import { type Answer, callHandler, type How } from './call-handler.ts'
import { callNamed } from './find-call.ts'

export { answerError, answerWith } from './answer-with.ts'

/** Answers of calls by their names. */
export type Answers = { readonly [C in DeclaredCall as C['name']]?: Answer<C> }

/**
 * Returns msw's handlers of calls, made from their contracts. Inputs and answers are parsed by the calls'
 * schemas: what does not fit throws.
 *
 *     setupServer(...handlers({ [getPin.name]: ({ id }) => pin({ id }) }, { latency: 400 }))
 */
export const handlers = (answers: Answers, how: How = {}): HttpHandler[] =>
  Object.entries(answers).map(([name, answer]) => {
    const call = callNamed(name)
    if (call === undefined) throw new Error(`There is no call ${name}: use the name of a contract.`)
    return callHandler(call, answer, how)
  })

/** Returns handlers that pass every request of an origin on, such as to the service in memory. */
export const serviceHandlers = ({
  origin,
  answer,
}: {
  readonly origin: string
  readonly answer: (request: Request) => Promise<Response>
}): HttpHandler[] => [http.all(`${origin}/*`, ({ request }) => answer(request))]
