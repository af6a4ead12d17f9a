import { limits } from '../../limits.ts'
import type { ModuleDescriptor } from '../../registry.ts'
import { carriedPackages, isShared } from '../../shared-packages.ts'
import type { Refusal } from './refusal.ts'
import type { ReadBuild } from './world.ts'

const namesText = (names: readonly string[]): string => [...new Set(names)].join(', ')

/** Refuses files that no browser could check. */
export function hashRefusals({ label, module, files }: ReadBuild): readonly Refusal[] {
  const refusals: Refusal[] = []
  const bare = files.filter(({ integrity }) => integrity === undefined)
  if (bare.length > 0) {
    const names = namesText(bare.map(({ path }) => path))
    const message = `${label} has files without a hash (${names}), and the shell runs no such file; publish a production build.`
    refusals.push({ code: 'file-unhashed', message })
  }
  const listed = new Set(files.map(({ path }) => path))
  const missing = module === undefined ? [] : namedFiles(module).filter((path) => !listed.has(path))
  if (missing.length > 0) {
    const message = `${label} names files that it does not list (${namesText(missing)}), so the shell has no hash to load them with; build it again.`
    refusals.push({ code: 'file-unlisted', message })
  }
  return refusals
}

const viewsOf = ({ pages, overlays, slots }: ModuleDescriptor) => [...pages, ...overlays, ...slots]

const namedFiles = (module: ModuleDescriptor): readonly string[] => [
  module.entry,
  ...module.preload,
  ...viewsOf(module).flatMap(({ preload }) => preload),
  ...module.pages.flatMap(({ firstScreen }) => firstScreen ?? []),
  ...Object.values(module.languages ?? {}).flatMap(({ preload }) => preload),
]

const gives = (shares: readonly string[], name: string): boolean =>
  shares.some((each) => (each.endsWith('/') ? name.startsWith(each) : name === each))

const notGiven = (taken: readonly string[], given: readonly string[]): readonly string[] =>
  taken.filter((each) => !gives(given, each))

/**
 * Refuses a shell that does not share what a running module takes, and a module that takes what a running shell
 * does not share. Tabs with an earlier shell load no new module: their next page is a new document.
 */
export function strandRefusals(
  { label, module: own, facts: ownFacts }: ReadBuild,
  world: readonly ReadBuild[],
): readonly Refusal[] {
  if (ownFacts === undefined) return []
  return world.flatMap(({ name, label: other, standing, module, facts }) => {
    if (facts === undefined || (own === undefined) === (module === undefined)) return []
    if (own === undefined) {
      const missing = notGiven(facts.shares, ownFacts.shares)
      if (missing.length === 0) return []
      const message = `${other} takes ${namesText(missing)} from the shell, and ${label} does not share that; keep sharing it, or deploy a build of ${name} without it first.`
      return [{ code: 'share-unknown', message } as const]
    }
    if (standing === 'open-tabs') return []
    // A package that no shell shares is refused by itself.
    const missing = notGiven(ownFacts.shares, facts.shares).filter(isShared)
    if (missing.length === 0) return []
    const message = `${label} takes ${namesText(missing)} from the shell, and ${other} does not share that; deploy the shell first.`
    return [{ code: 'share-unknown', message } as const]
  })
}

/** Refuses shared packages outside the policy, and second copies of those in it. */
export function sharingRefusals({ label, module, facts }: ReadBuild): readonly Refusal[] {
  if (module === undefined || facts === undefined) return []
  const refusals: Refusal[] = []
  const unknown = facts.shares.filter((name) => !isShared(name))
  if (unknown.length > 0) {
    const message = `${label} takes ${namesText(unknown)} from the shell, which does not share that; bundle it, or add it to shared-packages.ts and deploy the shell first.`
    refusals.push({ code: 'share-unknown', message })
  }
  const carried = new Set<string>(carriedPackages)
  const second = facts.bundles.filter((name) => isShared(name) || carried.has(name))
  if (second.length > 0) {
    const message = `${label} bundles ${namesText(second)}, of which the shell has the page's only copy; take it from the shell, as the module preset does.`
    refusals.push({ code: 'share-bundled', message })
  }
  return refusals
}

/** Refuses a module whose scripts import each other when they are more than each document can list. */
export function countRefusals({ label, module, files }: ReadBuild): readonly Refusal[] {
  if (module === undefined || module.importsNothing === true) return []
  const scripts = files.filter(({ kind }) => kind === 'script').length
  const most = limits.importedScriptsMost
  if (scripts <= most) return []
  const message = `${label} has ${scripts} scripts that may import each other, of which every document lists all, and the most is ${most}; build larger chunks, or scripts that import nothing, as the module preset does.`
  return [{ code: 'file-count', message }]
}

/** Refuses a module whose heaviest view loads more brotli bytes of scripts and styles than its budget. */
export function sizeRefusals({ label, module, facts }: ReadBuild): readonly Refusal[] {
  if (module === undefined || facts === undefined) return []
  const budget = facts.budget ?? limits.moduleBudget
  const unmeasured = module.files.filter(
    ({ path, kind }) => (kind === 'script' || kind === 'style') && facts.sizes[path] === undefined,
  )
  if (unmeasured.length > 0) {
    const names = namesText(unmeasured.map(({ path }) => path))
    return [{ code: 'facts-missing', message: `${label} has no size of ${names}; build it again.` }]
  }
  const all = Object.keys(facts.sizes)
  return viewsOf(module).flatMap(({ name, preload }) => {
    // Of a view whose scripts import others, nobody knows how many it loads.
    const paths =
      module.importsNothing === true ? [...new Set([...module.preload, ...preload])] : all
    const bytes = paths.reduce((sum, path) => sum + (facts.sizes[path] ?? 0), 0)
    if (bytes <= budget) return []
    const message = `${label} loads ${bytes} brotli bytes to show ${name}, and its budget is ${budget}; load less at first, or raise budget in its module.ts.`
    return [{ code: 'size-budget', message } as const]
  })
}
