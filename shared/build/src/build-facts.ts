import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Rspack } from '@rsbuild/core'
import type { BuiltFile } from '@tessera/contracts/registry'
import type { BuildFacts } from '@tessera/contracts/releases/gate/build-facts'
import { isShared, packageOf } from '@tessera/contracts/shared-packages'
import { contractVersion } from '@tessera/contracts/version'
import { takesOf } from './contract/offered-and-taken.ts'
import { type SentAndHeard, sentAndHeard } from './contract/sent-and-heard.ts'
import { installedVersion } from './installed-version.ts'
import { ownPackage } from './own-sources.ts'

const ofPackage = /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/
const ofOurs = /[/\\](?:shared|@tessera)[/\\]([\w-]+)[/\\]src[/\\]([\w-]+)\.(?:tsx?|js)$/
const taken = /^consume shared module \([^)]*\) (@?[^@]+)@/

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

/** Returns the names of everything in a build's files: paths of sources, and shared packages. */
export function modulesOf(compilation: Rspack.Compilation): readonly string[] {
  const modules = [...compilation.modules].flatMap((module) => [
    module,
    ...('modules' in module && Array.isArray(module.modules) ? module.modules : []),
  ])
  return sorted(modules.map((module) => module.nameForCondition() ?? module.identifier()))
}

/** Returns the packages that a build bundles; of our own, only those that should be shared. */
const bundledPackages = (modules: readonly string[]): string[] =>
  sorted(
    modules.flatMap((path) => {
      const [, folder, file] = ofOurs.exec(path) ?? []
      const own = `@tessera/${folder}/${file}`
      if (folder !== undefined) return isShared(own) ? [own] : []
      if (ownPackage.test(path)) return []
      return ofPackage.exec(path)?.[1]?.replaceAll('\\', '/') ?? []
    }),
  )

/** Returns the packages that a build takes from the shell. */
export const takenPackages = (modules: readonly string[]): string[] =>
  sorted(modules.flatMap((name) => taken.exec(name)?.[1] ?? []))

/** Returns the folders with the payloads that the tests of a build's packages recorded. */
const sampleFolders = (sources: readonly string[]): string[] =>
  sorted(sources.map((path) => join(path.split(/[/\\]src[/\\]/)[0] ?? '', 'samples'))).filter(
    (folder) => existsSync(folder),
  )

/** Reads the recorded payloads of some events, in the order of their files. */
function readSamples(
  folders: readonly string[],
  events: readonly string[],
): Record<string, unknown[]> {
  const samples: Record<string, unknown[]> = {}
  const wanted = new Set(events)
  for (const folder of folders)
    for (const file of readdirSync(folder).sort()) {
      const event = file.replace(/-[0-9a-f]{12}\.json$/, '')
      if (!wanted.has(event)) continue
      const payload: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      samples[event] = [...(samples[event] ?? []), payload]
    }
  return Object.fromEntries(Object.entries(samples).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const brotliBytes = (dist: string, files: readonly BuiltFile[]): Record<string, number> =>
  Object.fromEntries(
    files
      .filter(({ kind }) => kind === 'script' || kind === 'style')
      .map(({ path }) => [path, statSync(join(dist, `${path}.br`)).size]),
  )

/** Returns the installed version of each package that some shared names are of. */
const versionsOf = (shares: readonly string[]): Record<string, string> =>
  Object.fromEntries(sorted(shares.map(packageOf)).map((name) => [name, installedVersion(name)]))

/** Computes the facts that the gate asks of a build. Equal sources give equal facts. */
export async function buildFacts(build: {
  readonly dist: string
  readonly files: readonly BuiltFile[]
  readonly modules: readonly string[]
  readonly sources: readonly string[]
  /** The packages that the build takes from the shell, or that the shell gives. */
  readonly shares: readonly string[]
  readonly budget?: number | undefined
  /** The parts that the module offers to others. */
  readonly offers?: BuildFacts['offers']
  /** The team that owns the build's package. */
  readonly team: string | undefined
}): Promise<BuildFacts> {
  const { dist, files, modules, shares, budget, team, offers = {} } = build
  const paths = build.sources.toSorted()
  const sources = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const events: SentAndHeard = await sentAndHeard(sources)
  const takes = await takesOf(sources)
  return {
    contracts: contractVersion,
    emits: [...events.emits],
    hears: { ...events.hears },
    samples: readSamples(sampleFolders(paths), events.emits),
    shares: [...shares],
    versions: versionsOf(shares),
    bundles: bundledPackages(modules),
    sizes: brotliBytes(dist, files),
    ...(budget === undefined ? {} : { budget }),
    ...(team === undefined ? {} : { team }),
    ...(Object.keys(offers).length === 0 ? {} : { offers }),
    ...(Object.keys(takes).length === 0 ? {} : { takes }),
  }
}
