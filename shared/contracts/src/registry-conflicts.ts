import type { RegisteredModule } from './registry-module.ts'
import { settleClaims } from './settle-claims.ts'

/** Two modules that claim the same thing, and where the second claim is in the list of modules. */
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

/** Lists what more than one module claims: names always, everything else between active modules only. */
export const registryConflicts = (
  modules: readonly RegisteredModule[],
): readonly RegistryConflict[] => [...nameConflicts(modules), ...claimConflicts(modules)]
