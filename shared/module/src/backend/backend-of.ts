import { answeredError, thrownError, transportError } from '@tessera/client/call-errors'
import { backendHeader } from '@tessera/contracts/backend-headers'
import { Envelope } from '@tessera/contracts/envelope'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { loadParser } from '@tessera/contracts/parser'
import type { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { viewerHeader } from '@tessera/contracts/viewer-header'
import type { ShellContext } from '../context.ts'

/** A failed request as plain data. An error of the backend itself is 'backend-refused', with its status. */
export type BackendFailure = CallError

/** The outcome of a request to the module's backend. */
export type BackendResult<Data> =
  | { readonly ok: true; readonly data: Data; readonly status: number }
  | { readonly ok: false; readonly error: BackendFailure }

/** A request to the module's backend. */
export interface BackendRequest<Schema extends z.core.$ZodType> {
  /** Parses the answer, which is JSON, or null without a body. */
  readonly schema: Schema
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  /** The body, sent as JSON. */
  readonly json?: unknown
  readonly signal?: AbortSignal
}

/** The module's own backend. */
export interface Backend {
  /**
   * Asks the backend, and parses its answer. Never throws: a failure is returned as a value.
   *
   *     const events = await backend.fetch('events/', { schema: Events })
   */
  fetch<Schema extends z.core.$ZodType>(
    path: string,
    request: BackendRequest<Schema>,
  ): Promise<BackendResult<z.output<Schema>>>
}

const failed = (error: BackendFailure): { readonly ok: false; readonly error: BackendFailure } => ({
  ok: false,
  error,
})

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

/** Reads a refusal of the product; undefined for an answer of the backend. */
async function refusalIn(response: Response, body: unknown): Promise<BackendFailure | undefined> {
  if (response.headers.has(backendHeader)) return undefined
  const { safeParse } = await loadParser()
  const error = safeParse(Envelope, body).data?.resource_response.error
  return error == null ? undefined : answeredError(error, response.status)
}

function initOf(
  { method = 'GET', json, signal }: BackendRequest<z.core.$ZodType>,
  viewer: string | undefined,
): RequestInit {
  const headers = new Headers({ Accept: 'application/json' })
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  if (viewer !== undefined) headers.set(viewerHeader, viewer)
  const late = AbortSignal.timeout(timings.call)
  return {
    method,
    headers,
    signal: signal === undefined ? late : AbortSignal.any([late, signal]),
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  }
}

async function readAnswer<Schema extends z.core.$ZodType>(
  response: Response,
  schema: Schema,
): Promise<BackendResult<z.output<Schema>>> {
  const { status } = response
  const body = await bodyOf(response).catch(() => undefined)
  if (!response.ok) {
    const refusal = await refusalIn(response, body)
    if (refusal !== undefined) return failed(refusal)
    const own = transportError('unreadable-answer', status)
    return failed({ ...own, code: 'backend-refused', data: { body } })
  }
  const { safeParse } = await loadParser()
  const { data, success } = safeParse(schema, body)
  return success ? { ok: true, data, status } : failed(transportError('unreadable-answer', status))
}

/**
 * True for a path with `.` or `..` as a part, in any form that browsers read as such. With an id out of an
 * address in it, which encoding leaves as it is, such a path leads to other addresses of the product.
 */
const climbs = (path: string): boolean =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .replace(/[\s\p{Cc}]/gu, '')
    .split(/[\\/]/)
    .some((part) => /^(?:\.|%2e){1,2}$/i.test(part))

const badPath = (): BackendFailure => ({
  ...transportError('unreadable-answer'),
  code: 'bad-input',
  data: { fields: { path: 'Unfit' } },
})

/** Returns the backend of the module that a shell's context is for. */
export const backendOf = (shell: Pick<ShellContext, 'askBackend' | '$viewer'>): Backend => ({
  async fetch(path, request) {
    if (climbs(path)) return failed(badPath())
    const query = new URLSearchParams(request.query).toString()
    const address = query === '' ? path : `${path}?${query}`
    try {
      const init = initOf(request, shell.$viewer.get()?.id)
      return await readAnswer(await shell.askBackend(address, init), request.schema)
    } catch (thrown) {
      return failed(thrownError(thrown))
    }
  },
})
