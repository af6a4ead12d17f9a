import type { Ports } from '../ports.ts'
import { isProbe, shortPath } from './short-path.ts'

/** Logs a request that was answered, if the operator asks for that; nothing about its sender. */
export function logRequest(
  { log, settings }: Pick<Ports, 'log' | 'settings'>,
  answered: {
    readonly id: string
    readonly request: Request
    readonly status: number
    /** The time when it came, as `performance.now()` says it. */
    readonly began: number
    /** The call and its path's pattern, if it is one. */
    readonly call?: { readonly name: string; readonly path: string }
  },
): void {
  if (!settings.accessLog) return
  const { id, request, status, began, call } = answered
  const { method, url } = request
  const { pathname } = new URL(url)
  if (isProbe(pathname)) return
  const path = call?.path ?? shortPath(pathname)
  const took = Math.round(performance.now() - began)
  log.info('request', { id, method, path, call: call?.name, status, took_ms: took })
}
