import type { Call } from '@tessera/contracts/calls/define-call'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import { installedHeader, installedMedia } from '@tessera/contracts/installed-header'
import { loadParser, parserNow } from '@tessera/contracts/parser'
import type { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { viewerHeader } from '@tessera/contracts/viewer-header'
import { answeredError, thrownError, transportError } from './call-errors.ts'

/** A request as it was sent, to send it again. */
export interface SentRequest extends Pick<Call, 'name' | 'method' | 'path'> {
  readonly input: Readonly<Record<string, unknown>>
}

/** Options of a call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** The file, for a call whose body is a file. */
  readonly file?: Blob
  /** The account whose page sends the call; the service refuses it while another one is logged in. */
  readonly viewer?: string | undefined
  /**
   * Sends the request with `keepalive`, so that it outlives the document, and is called with it
   * before. Browsers take at most 64 KB of such requests, and nothing receives their answers.
   */
  readonly outlive?: (sent: SentRequest) => void
}

/** Makes the calls of the contracts. Never throws: a failure is returned as a value. */
export interface Client {
  call<I extends Schema, O extends Schema>(
    call: Call<I, O>,
    input: z.input<I>,
    options?: CallOptions,
  ): Promise<CallResult<z.output<O>>>
}

type Schema = z.core.$ZodType

type Fetch = (request: Request) => Promise<Response>

const failed = (error: CallError): { readonly ok: false; readonly error: CallError } => ({
  ok: false,
  error,
})

function requestOf(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  origin: string,
  options: CallOptions,
): Request {
  const { path, body } = encodeInput(call, input)
  options.outlive?.({ name: call.name, method: call.method, path: call.path, input })
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== null) headers.set('Content-Type', 'application/json')
  if (globalThis.matchMedia?.(installedMedia).matches) headers.set(installedHeader, '1')
  if (options.viewer !== undefined) headers.set(viewerHeader, options.viewer)
  return new Request(new URL(path, origin), {
    method: call.method,
    headers,
    body: options.file ?? body,
    credentials: 'same-origin',
    keepalive: options.outlive !== undefined,
    signal: AbortSignal.any([
      AbortSignal.timeout(options.file === undefined ? timings.call : timings.call * 20),
      ...(options.signal === undefined ? [] : [options.signal]),
    ]),
  })
}

async function readAnswer<O extends Schema>(
  call: Call<Schema, O>,
  response: Response,
): Promise<CallResult<z.output<O>>> {
  const answer = await response.json().catch((thrown: unknown) => {
    // An answer that was cut off is no answer.
    if (Object(thrown).name !== 'SyntaxError') throw thrown
  })
  const { safeParse } = parserNow() ?? (await loadParser())
  const envelope = safeParse(Envelope, answer)
  if (!envelope.success) return failed(transportError('unreadable-answer', response.status))
  const { data, bookmark, error } = envelope.data.resource_response
  if (error !== null) return failed(answeredError(error, response.status))
  const output = safeParse(call.output, data)
  return output.success
    ? { ok: true, data: output.data, bookmark }
    : failed(transportError('unreadable-answer', response.status))
}

/** Creates a client that calls the service at `origin`. */
export function createClient(options: { readonly origin: string; readonly fetch: Fetch }): Client {
  return {
    async call(call, input, callOptions = {}) {
      try {
        const fields = Object.fromEntries(Object.entries(Object(input)))
        const response = await options.fetch(requestOf(call, fields, options.origin, callOptions))
        return await readAnswer(call, response)
      } catch (thrown) {
        return failed(thrownError(thrown))
      }
    },
  }
}
