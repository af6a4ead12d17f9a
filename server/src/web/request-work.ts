import type { RequestFacts } from '../calls/request-context.ts'
import { addressIn } from '../platform/proxies/address-in.ts'
import type { Span, Work } from '../platform/traces/port.ts'
import type { Settings } from '../settings.ts'
import { shortPath } from './short-path.ts'

/** A request that is answered, and who sent it. */
interface Received {
  readonly request: Request
  readonly peer: string | undefined
  readonly facts: RequestFacts
}

/** The trace of a request that a trusted proxy has begun; browsers could name any. */
function parentOf(
  { continuesTraces, trustedProxies }: Settings,
  { request, peer = '' }: Received,
): string | undefined {
  if (!continuesTraces || !trustedProxies.has(addressIn(peer) ?? peer)) return undefined
  return request.headers.get('traceparent') ?? undefined
}

/** Returns what traces say of a request: what it asks for, and nothing of its sender. */
export function requestWork(
  settings: Settings,
  received: Received,
  call?: { readonly name: string; readonly path: string },
): Work {
  const { request, facts } = received
  const route = call?.path ?? shortPath(new URL(request.url).pathname)
  return {
    id: facts.id,
    name: call?.name ?? `${request.method} ${route}`,
    kind: 'server',
    parent: parentOf(settings, received),
    facts: {
      'http.request.method': request.method,
      'http.route': route,
      'tessera.request_id': facts.id,
    },
  }
}

/** Adds how a request was answered; faults of the service are failures. */
export function noteAnswer(span: Span, status: number, code = String(status)): void {
  span.note({ 'http.response.status_code': status })
  if (status >= 500) span.fail(code)
}
