import type { RegisteredModule, Registry } from '../registry.ts'
import type { BuildId } from './build-id.ts'
import type { ModuleBuild, ModuleRelease, ReleaseState } from './release-state.ts'

const isRevoked = ({ revoked }: ModuleRelease, id: BuildId): boolean => revoked.includes(id)

/** Returns the build of a module that runs for everybody without a canary; undefined without one. */
export function activeBuild(
  { builds }: ReleaseState,
  release: ModuleRelease,
): ModuleBuild | undefined {
  const { active } = release
  if (active === null || isRevoked(release, active)) return undefined
  return builds.find(({ id, module }) => id === active && module === release.name)
}

/** Returns the id of the build of a module, or of the shell, that runs for everybody without a canary. */
export function activeId(
  { builds, shells = [] }: ReleaseState,
  release: ModuleRelease,
): BuildId | null {
  const { name, active } = release
  if (active === null || isRevoked(release, active)) return null
  const isThere = [...builds, ...shells].some(({ id, module }) => id === active && module === name)
  return isThere ? active : null
}

/** Returns the registry of the active builds, in the order of the releases. */
export function activeRegistry(state: ReleaseState): Registry {
  const modules = state.modules.flatMap((release): readonly RegisteredModule[] => {
    const build = activeBuild(state, release)
    if (build === undefined) return []
    return [{ base: build.base, enabled: release.enabled, descriptor: build.descriptor }]
  })
  return { schema: 1, modules }
}
