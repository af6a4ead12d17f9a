import { registryConflicts } from '@tessera/contracts/registry-conflicts'
import { activeRegistry } from '@tessera/contracts/releases/active-registry'
import { reservedModuleNames } from '@tessera/contracts/releases/build-limits'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import type { LocalBuild } from './read-build.ts'

/** Returns why a build cannot run with what runs now, one sentence with the fix each. */
export function refusalsOf(
  { descriptor }: Pick<LocalBuild, 'descriptor'>,
  state: ReleaseState,
): readonly string[] {
  const { name, files } = descriptor
  if (reservedModuleNames.has(name))
    return [`The name ${name} is the product's own; give the module another one.`]
  const { modules } = activeRegistry(state)
  const isEnabled = state.modules.find((each) => each.name === name)?.enabled ?? true
  const others = modules.filter((each) => each.descriptor.name !== name)
  const candidate = { base: 'https://candidate.invalid/', enabled: isEnabled, descriptor }
  return [
    ...registryConflicts([...others, candidate]).map(({ message }) => message),
    ...files
      .filter(({ integrity }) => integrity === undefined)
      .map(
        ({ path }) => `The file ${path} has no hash; publish a build, not a development server.`,
      ),
  ]
}
