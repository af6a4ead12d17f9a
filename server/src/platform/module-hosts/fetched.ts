import { timings } from '@tessera/contracts/timings'
import type { ModuleHosts } from './port.ts'

/** Reads a body up to a size; undefined when it has more. */
async function bodyOf(
  response: Response,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Reads them by HTTP from the address that whoever edits the registry file wrote there. */
export const fetchedModuleHosts: ModuleHosts = {
  async read(url, most) {
    try {
      const signal = AbortSignal.timeout(timings.firstScreenLoad)
      const response = await fetch(url, { signal, redirect: 'error' })
      return response.ok ? await bodyOf(response, most) : undefined
    } catch {
      return undefined
    }
  },
}
