import type { ModuleError } from './errors.ts'
import { moduleError } from './errors.ts'

/**
 * Finds out why a script did not run. A failed script tag says nothing, so the file is asked for once
 * more, by fetch; this costs a request only when something is wrong already.
 */
export async function diagnose(
  module: string,
  url: string,
  integrity: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<ModuleError> {
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    if (!answer.ok) return moduleError('bad-status', module, `${url} answered ${answer.status}`)
    const type = answer.headers.get('content-type') ?? ''
    if (!type.includes('javascript'))
      return moduleError('not-a-module', module, `${url} is ${type}`)
    const found = await hashOf(await answer.arrayBuffer())
    if (integrity !== undefined && found !== integrity)
      return moduleError('integrity', module, `${url} is ${found}, not ${integrity}`)
    return moduleError('threw-at-load', module, `${url} arrived whole and did not run`)
  } catch (thrown) {
    const late = thrown instanceof Error && thrown.name === 'TimeoutError'
    return moduleError(late ? 'timeout' : 'unreachable', module, thrown)
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...hash))}`
}
