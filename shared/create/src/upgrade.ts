import { z } from '@tessera/contracts/schema'
import { Fault } from './fault.ts'
import { isOlder, type MovedImport, withMovedImports } from './moved-imports.ts'
import type { Product } from './product.ts'
import { keptFiles, markOf, type Versions } from './repository.ts'

const Dependencies = z.record(z.string(), z.string())

const Kept = z.object({
  name: z.string(),
  dependencies: z._default(Dependencies, {}),
  devDependencies: z._default(Dependencies, {}),
  tessera: z.object({
    product: z.string(),
    version: z.string(),
    written: z.record(z.string(), z.string()),
  }),
})

/** The result of an upgrade. */
export interface Upgrade {
  readonly name: string
  /** The packages' version that the repository had. */
  readonly from: string
  /** The files that change, with their new text. */
  readonly files: Readonly<Record<string, string>>
  /** The files that would change, had nobody changed them. */
  readonly left: readonly string[]
}

/** Returns a list of dependencies with the product's versions; what it does not have stays. */
const raised = (
  present: Readonly<Record<string, string>>,
  newest: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(present).map(([name, is]) => [name, newest[name] ?? is]))

function parsedPackage(text: string | undefined): {
  readonly kept: z.infer<typeof Kept>
  readonly raw: object
} {
  const wrong =
    'This folder has no repository of a module: its package.json has no part "tessera". Give a name to write one, as: create.tgz events'
  if (text === undefined) throw new Fault(wrong)
  try {
    const raw: unknown = JSON.parse(text)
    const read = z.safeParse(Kept, raw)
    if (read.success && typeof raw === 'object' && raw !== null) return { kept: read.data, raw }
  } catch (cause) {
    throw new Fault(`package.json is not JSON; mend it first. (${String(cause)})`)
  }
  throw new Fault(wrong)
}

/**
 * Returns what brings a repository up to date: versions, imports that moved, and the product's own files
 * unless the team has changed them. Nothing is written yet.
 */
export function upgradeOf(
  present: Readonly<Record<string, string>>,
  given: {
    readonly product: Product
    readonly versions: Versions
    readonly moved?: readonly MovedImport[]
  },
): Upgrade {
  const { kept, raw } = parsedPackage(present['package.json'])
  const { product, versions } = given
  const { version: from, written } = kept.tessera
  if (isOlder(product.version, from))
    throw new Fault(
      `${product.origin} has the packages ${product.version}, and this repository ${from} already; nothing was changed.`,
    )
  const newest = keptFiles({ name: kept.name, product, versions })
  const isOurs = (path: string) => {
    const text = present[path]
    return text === undefined || markOf(text) === written[path]
  }
  // A file that the team has deleted stays away.
  const outdated = Object.entries(newest).filter(
    ([path, text]) => present[path] !== text && (path in present || !(path in written)),
  )
  const replaced = Object.fromEntries(outdated.filter(([path]) => isOurs(path)))
  const sources = Object.entries(present)
    .filter(([path]) => /^src\/.*\.tsx?$/.test(path))
    .map(([path, text]) => [path, withMovedImports(text, from, given.moved)] as const)
  const all = { ...versions, ...ownVersions(kept, product) }
  const packageJson = {
    ...raw,
    dependencies: raised(kept.dependencies, all),
    devDependencies: raised(kept.devDependencies, all),
    tessera: {
      product: product.origin,
      version: product.version,
      written: {
        ...written,
        ...Object.fromEntries(Object.entries(replaced).map(([path, text]) => [path, markOf(text)])),
      },
    },
  }
  const files = {
    ...replaced,
    ...Object.fromEntries(sources.filter(([path, text]) => present[path] !== text)),
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
  }
  const { 'package.json': before } = present
  return {
    name: kept.name,
    from,
    files: Object.fromEntries(
      Object.entries(files).filter(([path, text]) => path !== 'package.json' || text !== before),
    ),
    left: outdated.map(([path]) => path).filter((path) => !(path in replaced)),
  }
}

/** Every package of the product that the repository uses, in the product's version. */
function ownVersions(
  kept: z.infer<typeof Kept>,
  { version }: Product,
): Readonly<Record<string, string>> {
  const names = [...Object.keys(kept.dependencies), ...Object.keys(kept.devDependencies)]
  return Object.fromEntries(
    names.filter((name) => name.startsWith('@tessera/')).map((name) => [name, version]),
  )
}
