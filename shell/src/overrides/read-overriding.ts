import { ModuleDescriptor, type RegisteredModule } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { settleClaims } from '@tessera/contracts/settle-claims'
import { words } from './words.ts'

/**
 * Loads a module's descriptor from an address, or returns the error. Checks the name, if one is
 * given.
 */
async function fetchOverride(
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

/** The key of the field for a module that is not in the registry. No module has this name. */
export const otherModule = ''

type Texts = Readonly<Record<string, string>>

interface Overriding {
  readonly found: Readonly<Record<string, RegisteredModule>>
  /** Errors by field. */
  readonly faults: Texts
}

/** Returns errors for pages, overlays or slots that two modules would claim. */
function claimFaults(
  modules: readonly RegisteredModule[],
  found: Readonly<Record<string, RegisteredModule>>,
): Texts {
  const listed = new Set(modules.map(({ descriptor }) => descriptor.name))
  const added = Object.entries(found).filter(([name]) => !listed.has(name))
  const all = [
    ...modules.map((module) => found[module.descriptor.name] ?? module),
    ...added.map(([, module]) => module),
  ]
  const field = (name: string) => (listed.has(name) ? name : otherModule)
  return Object.fromEntries(
    settleClaims(all).refused.map(({ holder, name, what }) => [
      field(found[name] === undefined ? holder : name),
      words.overridesClaim({ holder, name, what }),
    ]),
  )
}

/** Loads the descriptors at the typed addresses, and checks each against its module. */
export async function readOverriding(
  bases: Texts,
  modules: readonly RegisteredModule[],
  fetch: typeof globalThis.fetch,
): Promise<Overriding> {
  const found: Record<string, RegisteredModule> = {}
  const faults: Record<string, string> = {}
  for (const [field, base] of Object.entries(bases)) {
    if (base.trim() === '') continue
    const wanted = field === otherModule ? undefined : field
    const result = URL.canParse(base) ? await fetchOverride(wanted, base, fetch) : undefined
    if (result?.ok === true) found[result.module.descriptor.name] = result.module
    else faults[field] = result?.why ?? words.overridesBad()
  }
  return { found, faults: { ...claimFaults(modules, found), ...faults } }
}
