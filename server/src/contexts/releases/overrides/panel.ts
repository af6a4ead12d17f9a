import type {
  ModuleOverride,
  ModulePanel,
  PanelModule,
} from '@tessera/contracts/calls/module-overrides'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { BuildId } from '@tessera/contracts/releases/build-id'
import type { RunningCanary } from '@tessera/contracts/releases/canary'
import type { ModuleBuild, ModuleRelease } from '@tessera/contracts/releases/release-state'
import { z } from '@tessera/contracts/schema'
import type { StatedFacts } from './stated-facts.ts'

/** Everything that the panel's rows are made of. */
export interface PanelFacts {
  /** The modules that this browser's next document runs. */
  readonly modules: readonly RegisteredModule[]
  readonly builds: Readonly<Record<string, string>>
  readonly overrides: readonly ModuleOverride[]
  readonly releases: readonly ModuleRelease[]
  readonly canaries: readonly RunningCanary[]
  /** Published builds, newest first. */
  readonly published: readonly ModuleBuild[]
  /** The facts that the builds state, by the module's name. */
  readonly stated: ReadonlyMap<string, StatedFacts>
}

const nothingStated: StatedFacts = { emits: [], hears: [] }

/** The most builds that the panel offers for a module. */
const offeredMost = 30

function sourceOf(name: string, facts: PanelFacts): PanelModule['source'] {
  const override = facts.overrides.find(({ module }) => module === name)
  if (override !== undefined) return override.from
  const canary = facts.canaries.find(({ module }) => module === name)?.canary
  return canary !== undefined && facts.builds[name] === canary ? 'canary' : 'registry'
}

function rowOf({ base, enabled, descriptor }: RegisteredModule, facts: PanelFacts): PanelModule {
  const { name, version, entry, files } = descriptor
  const revoked = facts.releases.find((release) => release.name === name)?.revoked ?? []
  const source = sourceOf(name, facts)
  const build = z.safeParse(BuildId, facts.builds[name])
  return {
    name,
    version,
    base,
    entry,
    ...(facts.stated.get(name) ?? nothingStated),
    source: enabled ? source : 'off',
    build: build.success ? build.data : null,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    builds: facts.published
      .filter(({ module }) => module === name)
      .slice(0, offeredMost)
      .map(({ id, descriptor: of, published_at, published_by }) => ({
        id,
        version: of.version,
        published_at,
        published_by,
        is_revoked: revoked.includes(id),
      })),
  }
}

/** Makes the rows of the panel: the modules of the next document, and those that never ran. */
export function panelRows(facts: PanelFacts): ModulePanel['modules'] {
  const listed = new Set(facts.modules.map(({ descriptor }) => descriptor.name))
  const newest = new Map<string, ModuleBuild>()
  for (const build of facts.published)
    if (!listed.has(build.module) && !newest.has(build.module)) newest.set(build.module, build)
  const others = [...newest.values()].map(({ base, descriptor }) => ({
    base,
    descriptor,
    enabled: false,
  }))
  return [...facts.modules, ...others].map((module) => rowOf(module, facts))
}
