import type { Call } from '@tessera/contracts/calls/define-call'
import { decodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { onTestFinished } from 'vitest'
import { answerWith } from './answer-with.ts'

export { answerError, answerWith } from './answer-with.ts'

type Schema = z.core.$ZodType

type Handle<I extends Schema, Answer> = (
  input: z.output<I>,
  request: Request,
) => Answer | Promise<Answer>

type Pair<I extends Schema, O extends Schema> = readonly [
  call: Call<I, O>,
  handle: Handle<I, z.input<O> | Response>,
]

/**
 * A call and its handler, which returns data that fits the call's output, or a whole response:
 * `answerError(code)` for a refusal, `Response.error()` for a lost network.
 */
export type Answering<C extends Call = Call> = readonly [
  call: C,
  handle: Handle<C['input'], z.input<C['output']> | Response>,
]

/** A handler whose types are checked when it runs. */
interface Handler {
  readonly call: Call
  run(input: unknown, request: Request): Promise<Response>
}

/** A request that was answered: its call's name and the parsed input. */
export interface Asked {
  readonly call: string
  readonly input: unknown
}

function fitting<S extends Schema>(what: string, schema: S, value: unknown): z.output<S> {
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

function handlerOf<I extends Schema, O extends Schema>(
  [call, handle]: Pair<I, O>,
  note: (asked: Asked) => void,
): Handler {
  const run = async (sent: unknown, request: Request): Promise<Response> => {
    const input = fitting(`The input of ${call.name}`, call.input, sent)
    note({ call: call.name, input })
    const answer = await handle(input, request)
    const response = isResponse(answer) ? answer : answerWith(answer)
    await checkData(call, response)
    return response
  }
  return { call, run }
}

/** Returns an input as the service reads it: parsed, and with its defaults. */
export const parsedInput = <I extends Schema, O extends Schema>(
  { name, input: schema }: Call<I, O>,
  input: z.input<I>,
): z.output<I> => fitting(`The input of ${name}`, schema, input)

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const names = path.split('/')
  const parts = pathname.split('/')
  const fits =
    parts.length === names.length &&
    names.every((name, at) => name.startsWith(':') || name === parts[at])
  if (!fits) return undefined
  return Object.fromEntries(
    names.flatMap((name, at) =>
      name.startsWith(':') ? [[name.slice(1), decodeURIComponent(parts[at] ?? '')]] : [],
    ),
  )
}

async function answerBy(handlers: readonly Handler[], request: Request): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url)
  for (const { call, run } of handlers) {
    const params = call.method === request.method ? paramsOf(call.path, pathname) : undefined
    if (params === undefined) continue
    const body = call.method === 'GET' || call.body === 'file' ? null : await request.clone().text()
    return run(decodeInput(call, { params, query, body }), request)
  }
  throw new Error(`No answer for ${request.method} ${pathname}: pass [call, handler] to answers().`)
}

/**
 * Answers calls by handlers. Inputs and answers are parsed by the call's schemas, so a test cannot
 * pass against a service that does not exist. A call without a handler fails the test; where two
 * handlers name one call, the first answers. An aborted request rejects, as in a browser.
 *
 *     const { answer, asked } = answers([getPin, ({ id }) => pin({ id })])
 *     testShell({ answer }).render(<Closeup />)
 */
export function answers<const Calls extends readonly Call[]>(
  ...pairs: { readonly [Index in keyof Calls]: Answering<Calls[Index]> }
) {
  const asked: Asked[] = []
  const handlers = pairs.map((pair) => handlerOf(pair, (each) => asked.push(each)))
  const answer = async (request: Request): Promise<Response> => {
    const response = await answerBy(handlers, request).catch((fault: unknown) => {
      request.signal.throwIfAborted()
      // The client reports every throw as a lost network, so the test is failed here.
      onTestFinished(() => {
        throw fault
      })
      throw fault
    })
    request.signal.throwIfAborted()
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  return { asked, answer }
}
