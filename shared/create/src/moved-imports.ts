/** An import that moved, and the version of the contracts that it moved with. */
export interface MovedImport {
  readonly since: string
  readonly from: string
  readonly to: string
}

/** The imports that moved. An upgrade rewrites those that moved since the repository's version. */
export const movedImports: readonly MovedImport[] = []

const numbers = (version: string): readonly number[] =>
  (version.split('-')[0] ?? '').split('.').map(Number)

/** Tells whether a version of the contracts is older than another one. */
export function isOlder(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)]
  const at = a.findIndex((number, index) => number !== b[index])
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** Rewrites the imports of a source that moved after a version. */
export function withMovedImports(
  source: string,
  version: string,
  moved: readonly MovedImport[] = movedImports,
): string {
  return moved
    .filter(({ since }) => isOlder(version, since))
    .reduce(
      (text, { from, to }) =>
        text.replaceAll(`'${from}'`, `'${to}'`).replaceAll(`"${from}"`, `"${to}"`),
      source,
    )
}
