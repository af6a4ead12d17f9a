const line = /^ {2}"?([^":\s]+)"?: *"?([^"\s]+)"?$/

/** Returns the versions that the catalog of pnpm-workspace.yaml lists, by the names of their packages. */
export function catalogOf(workspace: string): Readonly<Record<string, string>> {
  const [, below = ''] = workspace.split('\ncatalog:\n')
  return Object.fromEntries(
    below.split('\n').flatMap((text) => {
      const [, name, version] = line.exec(text) ?? []
      return name === undefined || version === undefined ? [] : [[name, version] as const]
    }),
  )
}

/** Returns the version of a package that a lockfile of pnpm has; the first one, where there are several. */
export const lockedVersion = (lockfile: string, name: string): string | undefined =>
  new RegExp(`^ {2}${name}@([\\d.]+):`, 'm').exec(lockfile)?.[1]
