import type { Call } from './define-call.ts'
import { parseSentJson } from './sent-json.ts'

/** A call's input in the form of an HTTP request. */
export interface WireRequest {
  readonly path: string
  readonly body: string | null
}

type Fields = Readonly<Record<string, unknown>>

const namesIn = (call: Call): readonly string[] =>
  [...call.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))

const inQuery = (call: Call): boolean => call.method === 'GET' || call.body === 'file'

/** Returns a value as the text of a plain parameter. Never calls an object's own `toString`. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(',')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** Writes an input as a path and a body. Resources take it as JSON in `data`, other calls as plain parameters. */
export function encodeInput(call: Call, input: Fields): WireRequest {
  const taken = namesIn(call)
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    // A lone surrogate cannot be part of a URL. The service refuses its replacement.
    encodeURIComponent(plainText(input[name]).toWellFormed()),
  )
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !taken.includes(name) && value !== undefined),
  )
  if (!inQuery(call)) return { path, body: JSON.stringify(rest) }
  if (Object.keys(rest).length === 0) return { path, body: null }
  const query = new URLSearchParams()
  if (call.path.startsWith('/resource/')) query.set('data', JSON.stringify(rest))
  else for (const [name, value] of Object.entries(rest)) query.set(name, plainText(value))
  return { path: `${path}?${query}`, body: null }
}

/** Reads what `encodeInput` wrote. The result is untrusted until the call's schema has parsed it. */
export function decodeInput(
  call: Call,
  sent: { readonly params: Fields; readonly query: URLSearchParams; readonly body: string | null },
): Fields | undefined {
  if (!inQuery(call)) return withParams(parseObject(sent.body ?? '{}'), sent.params)
  const names = [...sent.query.keys()]
  if (new Set(names).size !== names.length) return undefined
  if (!call.path.startsWith('/resource/'))
    return { ...Object.fromEntries(sent.query), ...sent.params }
  if (names.some((name) => name !== 'data')) return undefined
  return withParams(parseObject(sent.query.get('data') ?? '{}'), sent.params)
}

function withParams(fields: Fields | undefined, params: Fields): Fields | undefined {
  return fields === undefined ? undefined : { ...fields, ...params }
}

function parseObject(text: string): Fields | undefined {
  const value = parseSentJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined
}
