import { isCompatible } from '../../compatible.ts'
import { documentFormat } from '../../document-format.ts'
import type { Refusal } from './refusal.ts'
import type { ReadBuild, ReleaseWorld } from './world.ts'

const numbersOf = (version: string): readonly number[] =>
  version.replace('^', '').split('.').map(Number)

/** Compares two versions, as `toSorted` needs it. */
function compare(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  return [0, 1, 2].map((at) => (a[at] ?? 0) - (b[at] ?? 0)).find((each) => each !== 0) ?? 0
}

/** Refuses a module that a shell cannot run, and a shell that cannot run a module. */
export function rangeRefusals(candidate: ReadBuild, world: readonly ReadBuild[]): Refusal[] {
  return world.flatMap((other): readonly Refusal[] => {
    const [module, shell] = candidate.module ? [candidate, other] : [other, candidate]
    const range = module.module?.contract
    if (range === undefined || shell.provides === undefined) return []
    if (isCompatible(range, shell.provides)) return []
    const fix =
      module === candidate
        ? 'deploy the shell first, or build the module with the contracts of that shell'
        : `deploy a build of ${other.name} for these contracts first, or provide ${range}`
    const message = `${module.label} needs contracts ${range}, and ${shell.label} provides ${shell.provides}; ${fix}.`
    return [{ code: 'contract-range', message }]
  })
}

/** Refuses a module that a shell cannot load, and a shell that cannot load a module. */
export function abiRefusals(candidate: ReadBuild, world: readonly ReadBuild[]): Refusal[] {
  return world.flatMap((other): readonly Refusal[] => {
    const [module, shell] = candidate.module ? [candidate, other] : [other, candidate]
    if (module.module === undefined || shell.module !== undefined) return []
    if (module.abi === shell.abi) return []
    const fix =
      module === candidate
        ? 'build the module with the preset of that shell'
        : `deploy a build of ${other.name} for ABI ${shell.abi} in the same step, or keep ABI ${module.abi}`
    const message = `${module.label} is built for ABI ${module.abi}, and ${shell.label} loads ABI ${shell.abi}; ${fix}.`
    return [{ code: 'abi-mismatch', message }]
  })
}

/** Refuses a shell that cannot read the documents of the running service. */
export function documentRefusals({ label, document }: ReadBuild): readonly Refusal[] {
  if (document === undefined || document === documentFormat) return []
  const message = `${label} reads documents of format ${document}, and the service writes format ${documentFormat}; build the shell from the service's commit.`
  return [{ code: 'document-format', message }]
}

/** Refuses a module that uses what the service does not have. */
export function partRefusals(
  { label, uses }: ReadBuild,
  { contract }: ReleaseWorld,
): readonly Refusal[] {
  const unknown = uses.filter((part) => !Object.hasOwn(contract.since, part))
  if (unknown.length === 0) return []
  const message = `${label} uses ${unknown.join(', ')}, and the service's contracts ${contract.version} do not have that; deploy the service first, or build the module without it.`
  return [{ code: 'part-unknown', message }]
}

/**
 * Refuses a range that does not follow from the parts that the module uses. A part that changed after the
 * module was built says nothing about what the module needs, so it only lets the range be older.
 */
export function truthRefusals(
  { label, module, uses, facts }: ReadBuild,
  { contract }: ReleaseWorld,
): readonly Refusal[] {
  if (module === undefined || facts === undefined) return []
  const since = uses.flatMap((part) => contract.since[part] ?? [])
  const known = since.filter((version) => compare(version, facts.contracts) <= 0)
  const needed = ['1.0.0', ...known].toSorted(compare).at(-1) ?? '1.0.0'
  const stated = module.contract
  const isExact = known.length === uses.length
  const fits = isExact
    ? stated === `^${needed}`
    : compare(stated, needed) >= 0 && compare(stated, facts.contracts) <= 0
  if (fits) return []
  const message = `${label} states contracts ${stated}, and what it uses came with ${needed} by the service's contracts ${contract.version}; build it again with the module preset, which computes the range.`
  return [{ code: 'contract-untrue', message }]
}
