import type { RegisteredModule } from './registry-module.ts'
import { settleClaims } from './settle-claims.ts'

/** A conflict between two modules, and the path of the second claim in the registry. */
export interface RegistryConflict {
  readonly message: string
  readonly path: readonly (string | number)[]
}

function nameConflicts(modules: readonly RegisteredModule[]): readonly RegistryConflict[] {
  return modules.flatMap(({ base, descriptor: { name } }, at) => {
    const first = modules.findIndex(({ descriptor }) => descriptor.name === name)
    if (first === at) return []
    const message = `Two entries are named ${name} (${modules[first]?.base} and ${base}); remove one of them.`
    return [{ message, path: [at, 'descriptor', 'name'] }]
  })
}

function claimConflicts(modules: readonly RegisteredModule[]): readonly RegistryConflict[] {
  return settleClaims(modules).refused.map(({ at, holder, name, what, path }) => ({
    message: `${holder} and ${name} both claim ${what}; set "enabled": false for one of them, or publish a build of ${name} without it.`,
    path: [at, 'descriptor', ...path],
  }))
}

/** Lists the conflicts between modules: names between all modules, other claims between active modules only. */
export const registryConflicts = (
  modules: readonly RegisteredModule[],
): readonly RegistryConflict[] => [...nameConflicts(modules), ...claimConflicts(modules)]
