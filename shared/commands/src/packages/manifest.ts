import { z } from '@tessera/contracts/schema'
import { sharedPackages } from '@tessera/contracts/shared-packages'
import { scope } from './published.ts'

const Names = z.record(z.string(), z.string())

/** The parts of a manifest of the checkout that a packed one follows from. */
export const SourceManifest = z.object({
  name: z.string(),
  description: z.string(),
  license: z.string(),
  sideEffects: z.optional(z.union([z.boolean(), z.array(z.string())])),
  engines: z.optional(Names),
  bin: z.optional(Names),
  publishConfig: z.optional(z.object({ bin: z.optional(Names) })),
  exports: Names,
  dependencies: z._default(Names, {}),
})

export type SourceManifest = z.infer<typeof SourceManifest>

/** An export with its types. */
interface TypedExport {
  readonly types: string
  readonly default: string
}

/** The manifest of a package that is installed. */
export interface PackedManifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string | TypedExport>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** The facts that manifests are made from. */
export interface Versions {
  /** The version of every package of the product. */
  readonly own: string
  /** The versions of packages of others, by name. */
  readonly catalog: Readonly<Record<string, string>>
  /** The browsers that builds are for. */
  readonly browserslist: readonly string[]
}

/**
 * The packages that must be there once, so that a team's copy is used: those of others that the sharing policy names,
 * and what tests run in.
 */
const given: ReadonlySet<string> = new Set([
  'vitest',
  '@testing-library/dom',
  '@testing-library/react',
  ...sharedPackages
    .map((name) => name.replace(/\/$/, ''))
    .filter((name) => !name.startsWith('@tessera')),
  'zod',
])

/** Types that a team installs with a package, when it uses types at all. */
const typesOf: Readonly<Record<string, string>> = {
  react: '@types/react',
  'react-dom': '@types/react-dom',
}

const compiledExport = (target: string): string | TypedExport => {
  const name = target.replace(/\.tsx?$/, '')
  return name === target ? target : { types: `${name}.d.ts`, default: `${name}.js` }
}

/** Returns the range of a peer: the version that the product has, and those that are compatible. */
const atLeast = (version: string): string => (/^\d/.test(version) ? `^${version}` : version)

const byName = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Returns the version of a package of others. */
export function versionIn({ catalog }: Versions, name: string): string {
  const version = catalog[name]
  if (version !== undefined) return version
  throw new Error(`${name} has no version in the catalog of pnpm-workspace.yaml. Add one.`)
}

/**
 * Returns the manifest of a package as it is installed. What the shell gives is a peer, with the peers of the
 * packages of the product that it depends on; the rest of what its files import is a dependency.
 */
export function packedManifest(
  source: SourceManifest,
  imported: ReadonlySet<string>,
  versions: Versions,
  before: readonly PackedManifest[],
): PackedManifest {
  const uses = [...imported].filter((name) => name !== source.name && name !== 'node:')
  const ours = uses.filter((name) => name.startsWith(scope))
  const inherited = before
    .filter(({ name }) => ours.includes(name))
    .flatMap(({ peerDependencies }) => Object.keys(peerDependencies))
  const peers = new Set([...uses, ...inherited].filter((name) => given.has(name)))
  const types = [...peers].flatMap((name) => typesOf[name] ?? [])
  const others = uses.filter((name) => !given.has(name) && !name.startsWith(scope))
  if (imported.has('node:')) others.push('@types/node')
  const bin = source.publishConfig?.bin ?? source.bin
  const range = (name: string) => [name, atLeast(versionIn(versions, name))] as const
  return {
    name: source.name,
    version: versions.own,
    description: source.description,
    license: source.license,
    type: 'module',
    ...(source.sideEffects === undefined
      ? {}
      : { sideEffects: compiledEffects(source.sideEffects) }),
    ...(bin === undefined ? {} : { bin }),
    exports: {
      './package.json': './package.json',
      ...Object.fromEntries(
        Object.entries(source.exports).map(([key, target]) => [key, compiledExport(target)]),
      ),
    },
    files: ['**/*'],
    engines: source.engines ?? { node: '>=24' },
    ...(source.name === `${scope}build` ? { browserslist: versions.browserslist } : {}),
    dependencies: byName([
      ...ours.map((name) => [name, versions.own] as const),
      ...others.map((name) => [name, versionIn(versions, name)] as const),
    ]),
    peerDependencies: byName([...peers, ...types].map(range)),
    ...(types.length === 0
      ? {}
      : { peerDependenciesMeta: byName(types.map((name) => [name, { optional: true }])) }),
  }
}

const compiledEffects = (effects: boolean | readonly string[]): boolean | readonly string[] =>
  typeof effects === 'boolean' ? effects : effects.map((path) => path.replace(/\.tsx?$/, '.js'))
