import type { Call, ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { decodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { type HttpHandler, http } from 'msw/http'
import { answerWith } from './answer-with.ts'
import { waited } from './waited.ts'

type Data<C extends Call> = z.input<C['output']>

/** Declared as a method, so that answers of different calls fit one list: each parses its own input. */
interface Answerer<C extends Call> {
  answer(
    input: ParsedInputOf<C>,
    request: Request,
  ): Data<C> | Response | Promise<Data<C> | Response>
}

/**
 * Answers a call by its parsed input, with data that fits its output or with a whole response:
 * `answerError(code)` for a refusal, `Response.error()` for a lost network. The request holds the file
 * of an upload.
 */
export type Answer<C extends Call = Call> = Answerer<C>['answer']

/** A request that was answered: its call's name and the parsed input. */
export interface AnsweredRequest {
  readonly call: string
  readonly input: unknown
}

/** The options for answering calls. */
export interface How {
  /** Milliseconds before each answer. */
  readonly latency?: number
  /** Called with each request that is answered. */
  readonly onAsked?: (asked: AnsweredRequest) => void
}

/** Returns the parsed value; throws an error that says what does not fit. */
export function fitting<S extends z.core.$ZodType>(
  what: string,
  schema: S,
  value: unknown,
): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${what} does not fit: ${issue?.path.join('.')}: ${issue?.message}`)
}

async function checkData({ name, output }: Call, response: Response): Promise<void> {
  if (!response.headers.get('content-type')?.includes('json')) return
  const { error, data } = fitting(
    `The answer to ${name}`,
    Envelope,
    await response.clone().json(),
  ).resource_response
  if (error === null) fitting(`The answer to ${name}`, output, data)
}

/** True for a response, also where a server's package has replaced the global class since. */
const isResponse = (value: unknown): value is Response =>
  Object.prototype.toString.call(value) === '[object Response]'

async function sentIn(call: Call, request: Request, params: object): Promise<unknown> {
  const body = call.method === 'GET' || call.body === 'file' ? null : await request.clone().text()
  const query = new URL(request.url).searchParams
  // Without what stands for the origin, which has no name.
  const named = Object.entries(params).filter(([name]) => call.path.includes(`:${name}`))
  return decodeInput(call, { params: Object.fromEntries(named), query, body })
}

/** Returns msw's handler of a call. Throws where the input or the answer does not fit the call's schemas. */
export function callHandler<I extends z.core.$ZodType, O extends z.core.$ZodType>(
  call: Call<I, O>,
  answer: Answer<Call<I, O>>,
  { latency = 0, onAsked }: How = {},
): HttpHandler {
  const method = http[methods[call.method]]
  return method(`*${call.path}`, async ({ request, params }) => {
    const sent = await sentIn(call, request, params)
    const input = fitting(`The input of ${call.name}`, call.input, sent)
    onAsked?.({ call: call.name, input })
    if (latency > 0) await waited(latency, request)
    const given = await answer(input, request)
    const response = isResponse(given) ? given : answerWith(given)
    await checkData(call, response)
    return response
  })
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
