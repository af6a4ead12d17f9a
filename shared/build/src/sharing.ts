import { sharedPackages } from '@tessera/contracts/shared-packages'
import { fileOf } from './installed.ts'
import { installedVersion } from './installed-version.ts'

/** A package that a page must load only once. */
interface Shared {
  readonly singleton: true
  readonly eager?: true
  readonly import?: string | false
  readonly shareKey?: string
  readonly version?: string
  readonly requiredVersion: false
}

/** A file that lists what is shared of a package. */
interface Listing {
  readonly file: string
  /** The name that it is imported by, which builds contain. A path would differ between checkouts. */
  readonly name: string
}

const listing = (name: string): Listing => ({
  file: fileOf(`@tessera/module/${name}`),
  name: `@tessera/module/${name}`,
})

/** Only the listed exports of these packages are shared: those that our sources use. */
export const sharedInPart: Readonly<Partial<Record<(typeof sharedPackages)[number], Listing>>> = {
  nanostores: listing('shared-stores'),
  '@tanstack/react-query': listing('shared-query'),
}

/** The files of those names, for packages that do not depend on them but use what they share. */
export const listingFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(sharedInPart).map(({ name, file }) => [`${name}$`, file]),
)

/** Declarations import the schemas as `schema`, and get those that are made late. */
const lateSchemas = { shareKey: '@tessera/contracts/late-schema' } as const

/** The shell shares this by itself, because it loads late (module/src/load/federation.ts). */
const sharedLate = '@tessera/contracts/parse'

/** The shell's sharing: it bundles the packages and loads them first. */
export function sharedByShell(): Record<string, Shared> {
  const rule = { singleton: true, eager: true, requiredVersion: false } as const
  const names = sharedPackages.filter((name) => name !== sharedLate)
  const rules = names.map((name): readonly [string, Shared] => {
    const part = sharedInPart[name]
    return [
      name,
      part === undefined ? rule : { ...rule, import: part.name, version: installedVersion(name) },
    ]
  })
  return {
    ...Object.fromEntries(rules),
    '@tessera/contracts/schema': { ...rule, ...lateSchemas, import: lateSchemas.shareKey },
  }
}

/** The modules' sharing: they do not bundle the packages, because the shell has them. */
export function sharedByModules(): Record<string, Shared> {
  const rule = { singleton: true, import: false, requiredVersion: false } as const
  return {
    ...Object.fromEntries(sharedPackages.map((name) => [name, rule])),
    '@tessera/contracts/schema': { ...rule, ...lateSchemas },
  }
}
