import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { Settings } from '../../../settings.ts'

/** Days that a browser keeps its overrides. */
export const keptDays = 7
/** The most overrides of one browser. */
export const overridesMax = 60

/** A build that runs instead of the registry's, with its id if it is in the registry. */
export interface Replacement {
  readonly module: RegisteredModule
  readonly build?: BuildId
}

/** The modules of a document, and the ids of their builds by name. */
export interface Chosen {
  readonly modules: readonly RegisteredModule[]
  readonly builds: Readonly<Record<string, BuildId>>
}

/** The replacements of a browser by the module's name; null switches the module off. */
export type Replacements = ReadonlyMap<string, Replacement | null>

const nameOf = ({ descriptor }: RegisteredModule): string => descriptor.name

/**
 * Puts replacements in the places of the modules that they replace; others come after them. The set keeps the
 * address of a build that has no id, so that nobody goes back to the set without it.
 */
export function replaceModules(
  chosen: Chosen,
  replacements: Replacements,
): Chosen & { readonly kept: Readonly<Record<string, string>> } {
  const known = new Set(chosen.modules.map(nameOf))
  const found = [...replacements].flatMap(([name, each]) =>
    each === null ? [] : [[name, each] as const],
  )
  const modules = chosen.modules.map((module) => {
    const replacement = replacements.get(nameOf(module))
    if (replacement === undefined) return module
    return replacement === null ? { ...module, enabled: false } : replacement.module
  })
  const added = found.flatMap(([name, { module }]) => (known.has(name) ? [] : [module]))
  const others = Object.entries(chosen.builds).filter(([name]) => !replacements.has(name))
  const ids = found.flatMap(([name, { build }]) =>
    build === undefined ? [] : [[name, build] as const],
  )
  const addresses = found.flatMap(([name, { build, module }]) =>
    build === undefined ? [[name, module.base] as const] : [],
  )
  const builds = Object.fromEntries([...others, ...ids])
  const kept = { ...builds, ...Object.fromEntries(addresses) }
  return { modules: [...modules, ...added], builds, kept }
}

/** Returns the names of modules, with those that replacements add. */
export const namesIn = (
  modules: readonly RegisteredModule[],
  replacements: Replacements,
): ReadonlySet<string> => new Set([...modules.map(nameOf), ...replacements.keys()])

/** Reads which modules an address switches off: `disable=save,auth`. */
export const switchedOffIn = (query: URLSearchParams): readonly string[] =>
  [
    ...new Set(
      query
        .getAll('disable')
        .flatMap((names) => names.split(','))
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ].slice(0, overridesMax)

/** Adds an override; a module has one at most. */
export const withOverride = (
  overrides: readonly ModuleOverride[],
  override: ModuleOverride,
): readonly ModuleOverride[] => [
  ...overrides.filter(({ module }) => module !== override.module),
  override,
]

/** Lists the overrides that make a registry with these modules run a set's builds and no others, in its shell. */
export function overridesOfSet(
  builds: Readonly<Record<string, BuildId>>,
  names: readonly string[],
): readonly ModuleOverride[] {
  const others = names.filter((name) => name !== shellName && builds[name] === undefined)
  return [
    ...Object.entries(builds).map(
      ([module, build]) => ({ from: 'build', module, build, even_revoked: true }) as const,
    ),
    ...others.map((module) => ({ from: 'off', module }) as const),
  ]
}

/** True for an address that a browser finds on its own machine. */
export const isOwnMachine = (base: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}\/$/.test(base)

/** True when overrides run something from source, whose files change and have no hashes. */
export const runsFromSource = (overrides: readonly ModuleOverride[]): boolean =>
  overrides.some(({ from }) => from === 'source')

/** True when a module may come from an origin: in development any, else a listed one, with all hashes. */
export function mayLoadFrom(
  { base, descriptor }: RegisteredModule,
  { overrides, overrideOrigins }: Pick<Settings, 'overrides' | 'overrideOrigins'>,
): boolean {
  if (overrides) return true
  const isWhole = descriptor.files.every(({ integrity }) => integrity !== undefined)
  return isWhole && overrideOrigins.includes(new URL(base).origin)
}
