import type { RegisteredModule } from '@tessera/contracts/registry'
import { settleClaims } from '@tessera/contracts/settle-claims'
import { fetchOverride } from './fetch-override.ts'
import { words } from './words.ts'

/** Names the field for a module that the registry does not list. No module is named so. */
export const otherModule = ''

type Texts = Readonly<Record<string, string>>

interface Overriding {
  readonly found: Readonly<Record<string, RegisteredModule>>
  /** What is wrong, by the name of the field. */
  readonly faults: Texts
}

/** What the modules would claim of each other with these in the place of the registry's. */
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

/** Reads what stands at the addresses that somebody wrote, each checked against the module that it is for. */
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
