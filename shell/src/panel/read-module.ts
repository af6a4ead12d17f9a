import { ModuleDescriptor, type RegisteredModule } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { words } from './words.ts'

/** A module that was read at an address, or why not. */
export type ReadModule =
  | { readonly ok: true; readonly module: RegisteredModule }
  | { readonly ok: false; readonly why: string }

const refused = (why: string): ReadModule => ({ ok: false, why })

/** Reads the descriptor of the module at an address. Checks the name, if one is given. */
export async function readModule(
  typed: string,
  { name, fetch }: { readonly name?: string; readonly fetch: typeof globalThis.fetch },
): Promise<ReadModule> {
  const base = typed.trim()
  const folder = base.endsWith('/') ? base : `${base}/`
  if (!/^https?:/i.test(folder) || !URL.canParse(folder)) return refused(words.badAddress())
  const address = new URL('module.json', folder)
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    if (!answer.ok)
      return refused(words.badStatus({ address: address.href, status: answer.status }))
    const read = z.safeParse(ModuleDescriptor, await answer.json())
    if (!read.success) return refused(words.noDescriptor({ address: address.href }))
    const { data: descriptor } = read
    if (name !== undefined && descriptor.name !== name)
      return refused(words.otherModule({ address: address.href, found: descriptor.name, name }))
    return { ok: true, module: { base: new URL('.', address).href, enabled: true, descriptor } }
  } catch {
    return refused(words.unreachable({ address: address.href }))
  }
}
