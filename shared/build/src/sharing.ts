import { join } from 'node:path'
import { sharedPackages } from '@tessera/contracts/shared-packages'
import { installedVersion } from './installed-version.ts'

/** A package that a page must load only once. */
interface Shared {
  readonly singleton: true
  readonly import: false
  readonly requiredVersion: false
  readonly shareKey?: string
}

const listing = (name: string): string => join(import.meta.dirname, `../../module/src/${name}.ts`)

/** Only the exports that these files list are shared of these packages: those that our sources use. */
export const sharedInPart: Readonly<Partial<Record<(typeof sharedPackages)[number], string>>> = {
  nanostores: listing('shared-stores'),
  '@tanstack/react-query': listing('shared-query'),
}

/** The subpaths of packages that the shell shares whole. */
const subpaths: Readonly<Record<string, readonly string[]>> = {
  'react/': ['react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom/': ['react-dom/client'],
}

/** Returns the version of each package that the shell shares; @tessera/module/federation reads it. */
export function sharedVersions(): Readonly<Record<string, string>> {
  const names = sharedPackages.flatMap((name) => subpaths[name] ?? [name])
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]))
}

/** The modules' sharing: they do not bundle the packages, because the shell has them. */
export function sharedByModules(): Record<string, Shared> {
  const rule = { singleton: true, import: false, requiredVersion: false } as const
  const late = '@tessera/contracts/late-schema'
  return {
    ...Object.fromEntries(sharedPackages.map((name) => [name, rule])),
    // Declarations import the schemas by this name, and make them late.
    '@tessera/contracts/schema': { ...rule, shareKey: late },
  }
}
