import type { RegisteredModule } from '@tessera/contracts/registry'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'

/** Reads the descriptor that is at an address, or says why not. With a name, it must be that module's. */
export async function fetchOverride(
  name: string | undefined,
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<
  | { readonly ok: true; readonly module: RegisteredModule }
  | { readonly ok: false; readonly why: string }
> {
  try {
    const address = new URL('module.json', base.endsWith('/') ? base : `${base}/`)
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    if (!answer.ok) return { ok: false, why: `${address} answered ${answer.status}.` }
    const descriptor = z.safeParse(ModuleDescriptor, await answer.json())
    if (!descriptor.success) return { ok: false, why: `${address} is not a module's descriptor.` }
    const found = descriptor.data.name
    if (name !== undefined && found !== name)
      return { ok: false, why: `${address} is of the module ${found}, not of ${name}.` }
    return {
      ok: true,
      module: { base: new URL('.', address).href, enabled: true, descriptor: descriptor.data },
    }
  } catch (thrown) {
    return { ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
