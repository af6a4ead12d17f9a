import { type HttpHandler, http } from 'msw/http'
import { type AnswerState, answerIn } from '../../src/answer-states.ts'
import { callHandler } from '../../src/call-handler.ts'
import { callNamed } from '../../src/find-call.ts'

/** Answers one call, by its name, with this data. */
export interface TypedAnswer {
  readonly call: string
  readonly data: unknown
}

/** The answers of calls: all of them in a state, and maybe one of them with typed data. */
export interface ChosenAnswers {
  readonly state: AnswerState
  readonly typed?: TypedAnswer | undefined
}

/** Returns the handlers of the choices on the frame page; `service` answers what they leave. */
export function chosenHandlers(
  { state, typed }: ChosenAnswers,
  service: (request: Request) => Promise<Response>,
): HttpHandler[] {
  const call = typed && callNamed(typed.call)
  return [
    ...(call === undefined ? [] : [callHandler(call, () => typed?.data)]),
    http.all('*', ({ request }) => answerIn(state, request, service)),
  ]
}
