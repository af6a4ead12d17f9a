/** Packages of one module in the lockfile of pnpm. */
const packagesOfModule = /^ {2}(mfe-[\w-]+):\n(?:(?: {4}.*)?\n)*?(?=^ {0,2}\S)/gm

/**
 * Returns the lockfile without the packages of the modules that are not among the folders. Versions of
 * packages stay: a new module changes no other build, a new version changes every one.
 */
export const lockfileFor = (folders: readonly string[], lockfile: string): string =>
  lockfile.replace(packagesOfModule, (text, module: string) =>
    folders.includes(module) ? text : '',
  )
