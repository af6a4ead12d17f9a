import { join } from 'node:path'
import { sharedPackages } from '@tessera/contracts/shared-packages'
import { installedVersion } from './installed-version.ts'

/** A package that a page must load only once. */
interface Shared {
  readonly singleton: true
  readonly eager?: true
  readonly import?: string | false
  readonly version?: string
  readonly requiredVersion: false
}

/** Only the listed exports of these packages are shared: those that our sources use. */
export const sharedInPart: Readonly<Partial<Record<(typeof sharedPackages)[number], string>>> = {
  nanostores: join(import.meta.dirname, '../../module/src/shared-stores.ts'),
  '@tanstack/react-query': join(import.meta.dirname, '../../module/src/shared-query.ts'),
}

/** The shell's sharing: it bundles the packages and loads them first. */
export function sharedByShell(): Record<string, Shared> {
  const rule = { singleton: true, eager: true, requiredVersion: false } as const
  return Object.fromEntries(
    sharedPackages.map((name) => {
      const part = sharedInPart[name]
      return [
        name,
        part === undefined ? rule : { ...rule, import: part, version: installedVersion(name) },
      ]
    }),
  )
}

/** The modules' sharing: they do not bundle the packages, because the shell has them. */
export function sharedByModules(): Record<string, Shared> {
  const rule = { singleton: true, import: false, requiredVersion: false } as const
  return Object.fromEntries(sharedPackages.map((name) => [name, rule]))
}
