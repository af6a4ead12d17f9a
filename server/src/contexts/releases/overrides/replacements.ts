import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleBuild } from '@tessera/contracts/releases/release-state'
import type { Ports } from '../../../ports.ts'
import { findBuild } from '../registry/store.ts'
import { relayedModule } from './relays.ts'
import { mayLoadFrom, type Replacement, type Replacements } from './rules.ts'

type BuildPorts = Pick<Ports, 'db' | 'clock' | 'releases' | 'settings'>

const asReplacement = ({ base, descriptor, id }: ModuleBuild): Replacement => ({
  module: { base, enabled: true, descriptor },
  build: id,
})

/** Finds a published build; undefined when there is none. */
export async function publishedBuild(
  { db, releases, settings }: BuildPorts,
  { module, build }: { readonly module: string; readonly build: BuildId },
): Promise<ModuleBuild | undefined> {
  const { builds } = await releases.state()
  const known = builds.find((each) => each.id === build && each.module === module)
  if (known !== undefined) return known
  const storeUrl = settings.moduleStoreUrl
  return (await findBuild(db, { storeUrl, module, id: build })).builds[0]
}

/** True when a build was revoked. */
export async function isRevoked(
  { releases }: Pick<Ports, 'releases'>,
  { module, build }: { readonly module: string; readonly build: BuildId },
): Promise<boolean> {
  const { modules } = await releases.state()
  return modules.find(({ name }) => name === module)?.revoked.includes(build) === true
}

/** Returns what an override runs: a build, null for nothing, or undefined when it does not hold any more. */
async function replacementOf(
  ports: BuildPorts,
  override: ModuleOverride,
): Promise<Replacement | null | undefined> {
  if (override.from === 'off') return null
  if (override.from === 'source') return override.registered && { module: override.registered }
  if (override.from === 'origin') {
    const { registered } = override
    return mayLoadFrom(registered, ports.settings) ? { module: registered } : undefined
  }
  if (override.from === 'relay') {
    const module = await relayedModule(ports, override)
    return module && { module }
  }
  if (!override.even_revoked && (await isRevoked(ports, override))) return undefined
  const found = await publishedBuild(ports, override)
  return found && asReplacement(found)
}

/** Returns what runs in the places of modules, for the overrides that still hold. */
export async function replacementsOf(
  ports: BuildPorts,
  overrides: readonly ModuleOverride[],
): Promise<Replacements> {
  const found = new Map<string, Replacement | null>()
  for (const override of overrides) {
    const replacement = await replacementOf(ports, override)
    if (replacement !== undefined) found.set(override.module, replacement)
  }
  return found
}
